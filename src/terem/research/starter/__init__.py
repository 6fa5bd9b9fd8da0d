"""A trainable starter: masked-action self-play, from nothing to a file that can sit at a table.

    pip install 'terem[research,train]'
    python -m terem.research.starter outpost --minutes 60 --out outpost.npz
    terem sim outpost --seats net:outpost.npz,greedy --games 400

Short on purpose, to be copied and changed. `learn` is the training (torch, on a CPU or, where there
is one, on a GPU unchanged), `advantages` the arithmetic behind it, `save` writes the file.
"""
