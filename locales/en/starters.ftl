### The files that `kanon new` writes.

## kanon new book

starter-book-title = Our Rulebook
starter-book-head = The rulebook: its title, its languages, and where its articles are.
starter-book-pattern = Every article is a file, such as en/article2.md.
starter-book-edition = The edition of the Laws that the articles follow: 2018 or 2023.
starter-book-theme = Files in this folder replace those of the built-in theme.
starter-book-looks = Your logo (a picture in this folder) and the colour of links, on light and on dark paper. Remove the # to use them.
starter-book-address = Where the site will be published; needed for canonical links and the sitemap.
starter-publishing =
    # Publishing this rulebook

    Every article is a Markdown file in a folder named after its language. A clause starts with its number in bold. A reference such as 7.2.2 becomes a link by itself. Replace the sample article with your own text, and add others beside it.

    ## Check, preview, build

    ```sh
    kanon check --content { $path }
    kanon serve --content { $path }
    kanon build --content { $path } -o site
    ```

    `kanon check` lists errors with their place in the file and says what to do. `kanon serve` shows the site on this computer and follows every change. `kanon build` writes the site into the folder `site`.

    ## Publish

    The folder `site` holds plain files and needs no program on the server. Copy it to any web host, for example:

    ```sh
    rsync -a --delete site/ user@example.org:/var/www/laws/
    ```

    It also works in a subfolder, on the pages of a code-hosting service, or opened straight from a disk. Put the address into `book.toml` as `base_url`, so that search engines find it.

    ## Make it yours

    - `title` in `book.toml` is the name of the book in each language.
    - A file in `theme/` replaces the built-in one of the same name: `theme/static/icon.svg` is the icon in the browser tab.
    - Rules that your articles do not cover are filled in from kanon’s plain-language edition. The line `plain = false` at the top of `book.toml` leaves it out.

## kanon new scenario

starter-about-claim = Black claims a threefold repetition with the move that would bring it about
starter-about-fifty-moves = White plays a move and then claims a draw by the fifty-move rule
starter-about-illegal-move = In a blitz game Black leaves the king in check, and White claims
starter-about-promotion = White pushes a pawn to the last rank and presses the clock without placing a piece; Black claims
starter-about-flag = White’s flag falls; Black has only a pawn left
starter-about-touch = White touches a knight, then moves a bishop, and Black claims
starter-about-draw-offer = White offers a draw; Black touches a piece and then accepts
starter-about-late = Black arrives after the default time
starter-about-phone = Black’s phone rings
starter-about-setup = After a few moves it is found that a knight and a bishop were exchanged at the start
starter-about-castling = White touches a rook, then the king, and castles
starter-scenario-rule = Get a ruling: kanon rule { $path }
starter-scenario-control =
    A time control is written in minutes and seconds: 15+10 is 15 minutes and 10 seconds a move;
    90/40+30 +30s is 90 minutes for 40 moves, then 30 minutes, with 30 seconds a move.
starter-scenario-start = The position before the events: moves from the initial position, or a FEN.
starter-scenario-events = What happens, in order: who does what. `kanon schema scenario` lists all events.
starter-scenario-ask = Remove the # to turn the case into a question: kanon quiz { $path }

## kanon new paper

starter-paper-title = Arbiters’ seminar
starter-paper-make =
    A plan for a paper. Look at it:  kanon quiz --blueprint { $path }
    Write the files to print:        kanon quiz --blueprint { $path } -o paper
    Another number gives another paper: add --seed 7
starter-paper-cover =
    Also printed, if you remove the #: the title in other languages, the event, the time allowed
    in minutes, the pass mark in per cent of the points, and your own instructions.
starter-paper-forms = Forms A and B ask different questions of the same kind.
starter-paper-section = A section: an article (9), a clause (9.2) or a group of rules (draw), and how many questions.
starter-paper-level = From 1 (easy) to 5 (hard).
starter-paper-own =
    Questions of your own come last. Write one with `kanon new scenario case.toml`,
    remove the # before ask, and name the file:
    kanon quiz --blueprint { $path } case.toml -o paper
