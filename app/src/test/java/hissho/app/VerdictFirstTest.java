package hissho.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.work.Work;
import hissho.words.Language;
import hissho.words.Words;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where somebody proposes a strategy, a value, a move, a point, a map or a matrix, the headline begins with the verdict on it, in both languages. */
class VerdictFirstTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"kind":"twins","coins":"THHT","move":[1,2]} | Yes, the proposed move is legal, and it wins | はい、提案された手は打てる手で、必勝手
            {"kind":"twins","coins":"THHT","move":[0,2]} | Yes, the proposed move is legal, but it does not win | はい、提案された手は打てる手ですが
            {"kind":"trick","left":[3,1],"right":[4,2],"leader":"left","exchange":[[1,4]]} | If Left gives 1 for 4, the value to Left changes from 0 to 4 | 左が 1 を渡して 4 を受け取ると
            {"kind":"trick","left":[3,1],"right":[4,2],"leader":"left","exchange":[[3,2]]} | If Left gives 3 for 2, the value to Left stays 0 | 左が 3 を渡して 2 を受け取っても
            {"kind":"trick","left":[3,1],"right":[4,2],"leader":"left","exchange":[[1,4],[3,2]]} | The exchanges asked for | 指定された交換
            {"kind":"twins","coins":"THHT","move":[0,3]} | No | いいえ
            {"kind":"twins","coins":"THHT","move":[0,3],"play":"misere"} | No | いいえ
            {"kind":"vertex-removal","graph":"cycle","n":4,"involution":{"0":2,"1":3,"2":0,"3":1}} | Yes | はい
            {"kind":"vertex-removal","graph":"cycle","n":4,"involution":{"0":1,"1":0,"2":3,"3":2}} | No | いいえ
            {"kind":"feasible-set","bimatrix":[["5,3","0,-4"],["0,0","3,6"]],"points":[[4,4]]} | Yes | はい
            {"kind":"feasible-set","bimatrix":[["5,3","0,-4"],["0,0","3,6"]],"points":[[9,9]]} | No | いいえ
            {"kind":"feasible-set","bimatrix":[["5,3","0,-4"],["0,0","3,6"]],"points":[[4,4],[9,9]]} | 1 of the 2 | 2個の点のうち1個
            {"kind":"tu-solution","bimatrix":[["5,3","0,-4"],["0,0","3,6"]],"threatProfile":{"p":[1,0],"q":[1,0]}} | After the announced threats | 宣言された脅し
            {"kind":"cournot","a":13,"c":1,"profiles":[[4,4]]} | Yes | はい
            {"kind":"cournot","a":13,"c":1,"profiles":[[3,3]]} | No | いいえ
            {"kind":"bertrand","a":13,"c":1,"profiles":[[5,9],[1,1]]} | 1 of the 2 | 2個の提案のうち1個
            {"kind":"entry-deterrence","a":17,"c":1,"fixedCost":9,"profile":[10,0]} | No | いいえ
            {"kind":"matrix","matrix":[[1,2],[3,0]],"value":"3/2"} | Yes | はい
            {"kind":"matrix","matrix":[[1,2],[3,0]],"value":"2"} | No | いいえ
            {"kind":"matrix","matrix":[[1,2],[3,0]],"p":["1/2","1/2"]} | No | いいえ
            {"kind":"matrix","matrix":[[1,2],[3,0]],"matrix2":[[2,4],[6,0]]} | Yes | はい
            {"kind":"matrix","matrix":[[1,2],[3,0]],"matrix2":[[2,4],[6,1]]} | No | いいえ
            {"kind":"matrix","matrix":[[1,2],[3,0]],"outcomes":6} | For player I | プレイヤーI
            {"kind":"matrix","matrix":[[1,2],[3,0]],"rowPlayed":1,"colPlayed":2} | Row 1 against | 第 1 行と
            {"kind":"colonel-blotto","blotto":4,"kije":3,"posts":2,"p":{"(4,0)":"1/2","(0,4)":"1/2"}} | No | いいえ
            {"kind":"chicken","p":["1/2","1/2"],"q":["1/2","1/2"]} | The given strategies are | 与えられた戦略の組は
            {"kind":"chicken","p":[1,0],"q":[1,0]} | Not an equilibrium | 均衡ではありません
            {"kind":"coalitional-game","players":3,"v":"1:0 2:0 3:0 12:1 13:1 23:1 123:2","x":["2/3","2/3","2/3"]} | No coalition objects | (2/3, 2/3, 2/3) に異議
            {"kind":"coalitional-game","players":3,"v":"1:0 2:0 3:0 12:1 13:1 23:1 123:2","x":[2,0,0]} | (2, 0, 0) is not in the core | (2, 0, 0) はコアに属しません
            {"kind":"la-relance","beta":1,"callThreshold":"1/2"} | The proposed strategy is not | 提案された戦略は最適ではありません
            """)
    void headlinesBeginWithIt(String document, String english, String japanese) {
        GameDocument game = GameDocument.of(new Documents().parse(document, Documents.Syntax.JSON));
        Work.within(Duration.ofMinutes(1), progress -> {
            var solved = game.solve(progress);
            for (Language language : Language.values()) {
                String headline =
                        game.tell(solved, List.of(), Words.in(language)).headline();
                String begins = language == Language.ENGLISH ? english : japanese;
                assertTrue(headline.startsWith(begins), () -> document + ": " + headline);
                Headline.check(headline, language);
            }
            return null;
        });
    }
}
