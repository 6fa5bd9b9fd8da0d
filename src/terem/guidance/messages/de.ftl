mark-over = damit endet das Spiel
mark-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
mark-loss = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
mark-missed = { $points ->
    [one] du könntest jetzt { $points } Punkt bekommen
   *[other] du könntest jetzt { $points } Punkte bekommen
}
why-gains = Das bringt dir Punkte: { $parts }.
why-gain = { $source } +{ $points }
why-ahead = { $points ->
    [one] Am Ende etwa { $points } Punkt mehr für dich als beim nächstbesten Zug.
   *[other] Am Ende etwa { $points } Punkte mehr für dich als beim nächstbesten Zug.
}
why-holds-back = { $points ->
    [one] Das kostet den stärksten Gegner am Ende etwa { $points } Punkt.
   *[other] Das kostet den stärksten Gegner am Ende etwa { $points } Punkte.
}
why-behind = { $points ->
    [one] Am Ende etwa { $points } Punkt weniger für dich als bei der ersten Wahl.
   *[other] Am Ende etwa { $points } Punkte weniger für dich als bei der ersten Wahl.
}
why-close = Die anderen Züge sind fast ebenso gut.
why-nearly = Fast so gut wie die erste Wahl.
