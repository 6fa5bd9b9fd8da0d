# Gemeinsam für alle Spiele.
seat-name = Spieler { $number }
list-and = { $list } und { $last }
prompt-over = Das Spiel ist zu Ende.

why-game-over = Das Spiel ist zu Ende: Es gibt keine Züge mehr.
why-not-a-move = Das ist kein Zug: Ein Zug ist ein Verb, gefolgt von Wörtern und ganzen Zahlen.
why-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
why-other-question = Gerade ist eine andere Frage offen; beantworte zuerst diese.
