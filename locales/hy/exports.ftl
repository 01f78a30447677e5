### Արտահանում. սյունակներ, մակագրություններ և այն, ինչ ձևաչափը չի փոխանցում։

export-column-number = №
export-column-id = Կոդ
export-column-kind = Տեսակ
export-column-level = Մակարդակ
export-column-edition = Կանոնների խմբագրություն
export-column-setting = Պայմաններ
export-column-start = Սկիզբ (FEN)
export-column-moves = Քայլեր
export-column-position = Դիրք (FEN)
export-column-events = Ինչ տեղի ունեցավ
export-column-question = Հարց
export-column-answer-type = Պատասխանի տեսակ
export-column-key = Բանալի
export-column-answer = Պատասխան
export-column-reason = Հիմնավորում
export-column-clauses = Կետեր
export-column-letter = Տարբերակ
export-column-right = Ճիշտ է
export-column-misconception = Թյուրըմբռնում
export-column-feedback = Պարզաբանում
export-page-questions = Հարցեր
export-page-options = Տարբերակներ
export-card-reason = Ինչու
export-card-wrong = Որտեղից են մյուս պատասխանները
export-card-clauses = Կետեր
export-clock-white = Սպիտակներ՝
export-clock-black = Սևեր՝

## Ինչ է կորչում

export-loss = հարց { $number } ({ $id })՝ { $what }
export-sum = { $format }՝ { $code ->
    [answer-picked] պատասխանն ընտրվում է պատրաստիներից
    [board-in-words] դիրքը տրված է FEN գրառմամբ
    [story-elsewhere] իրավիճակը միայն տպագիր տարբերակում է
    [long-question] հարցը չափազանց երկար է
    [long-answer] պատասխանը չափազանց երկար է
    [many-answers] պատասխանները չափազանց շատ են
    [no-game] սկզբնական դիրք չկա
   *[other] { $code }
  }, հարցեր՝ { $count } (ընդամենը՝ { $all })։ { $hint }
export-answer-picked = պատասխանն ընտրվում է նախատեսվածներից, մինչդեռ պետք է գտնել այն
export-answer-picked-hint = Moodle XML, QTI, Anki ձևաչափերը և տպագիր տարբերակը պահանջում են հենց պատասխանը։
export-board-in-words = դիրքը տրված է FEN գրառմամբ
export-board-in-words-hint = Moodle XML, QTI, Anki ձևաչափերը և տպագիր տարբերակը ցույց են տալիս խաղատախտակը։
export-story-elsewhere = չափազանց երկար է այս ձևաչափի համար․ գրված են համարը և բուն հարցը
export-story-elsewhere-hint = Բաժանե՛ք տպագիր տարբերակը (--format print)․ համարները նույնն են։
export-question-length = բաց է թողնված․ հարցի նիշերը՝ { $length }, տեղավորվում է՝ { $limit }
export-answer-length = բաց է թողնված․ պատասխաններից մեկն ունի { $length } նիշ, իսկ թույլատրվում է առավելագույնը { $limit }
export-answer-count = բաց է թողնված․ այսքան պատասխան չի տեղավորվում ({ $count })
export-length-hint = Այս հարցերի համար վերցրե՛ք այլ ձևաչափ կամ ընտրե՛ք ուրիշները՝ --rule կամ --level պարամետրով։
export-no-game = բաց է թողնված․ չկա դիրք, որից կարող էր սկսվել խաղը
export-no-game-hint = Այսպիսի հարցերը վերաբերում են պայմաններին, ոչ թե դիրքին։
