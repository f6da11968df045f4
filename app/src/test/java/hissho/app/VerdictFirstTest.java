package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.work.Work;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where somebody proposes a strategy, a value, a move, a point, a map or a matrix, the headline begins with the verdict on it, in both languages. */
class VerdictFirstTest {

    private static final List<String> STRATEGIES = List.of("p", "q", "row", "rowOrbitWeights", "colOrbitWeights");

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
            {"kind":"matrix","matrix":[[1,2],[3,0]],"outcomes":6} | With 6 equally likely outcomes | 6 通りの等確率の結果
            {"kind":"matrix","matrix":[[1,2],[3,0]],"outcomes":8} | Yes | はい
            {"kind":"matrix","matrix":[[1,2],[3,0]],"rowPlayed":1,"colPlayed":2} | Neither choice was a mistake | どちらの選択も
            {"kind":"matrix","matrix":[[1,2],[3,0]],"p":[0.75,0.25]} | Yes | はい
            {"kind":"matrix","matrix":[[-2,3],[3,-4]],"p":[0.583,0.417]} | Yes. (0.583, 0.417) is (7/12, 5/12) rounded | はい
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"candidates":[[1,1]]} | No | いいえ
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"candidates":[[2,2]]} | Yes | はい
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"candidates":[[1,1],[2,2],[3,1]]} | 2 of the 3 pivots | 3 個のピボットのうち 2 個
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"pivots":[[1,1]]} | No | いいえ
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"pivots":[[2,2]]} | Yes | はい
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"pivotColumn":2} | In column y2 the pivot is 6 | 選んだ y2 の列
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"pivotColumn":7} | No | いいえ
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"supportRows":[1,2],"supportCols":[2,3]} | No | いいえ
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"supportRows":[1,2,3]} | Yes | はい
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"mixtures":[[1,0,0]]} | No | いいえ
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"player":"II"} | Player II equalizes | プレイヤーIIの均等化戦略
            {"kind":"matrix","matrix":[[2,-1,5],[0,3,1],[4,0,-2]],"form":"min-w"} | The optimum of this program is 19/14 | この線形計画の最適値
            {"kind":"matrix","matrix":[[0,4,6],[5,7,4],[9,6,3]],"target":{"row":2},"mode":"pure"} | Row 2 is not dominated by any single | 第 2 行を支配する単独
            {"kind":"matrix","matrix":[[-2,3],[3,-4]],"value":0.08} | Yes. The proposed value 0.08 is the value 1/12, rounded | はい
            {"kind":"centipede","belief":"uniform"} | With this belief it is best for I to end the game at move 3 or never, expecting 7/4 | この信念のもとで
            {"kind":"centipede","pairs":5000,"belief":"uniform"} | With this belief | この信念のもとで
            {"kind":"countable-game","rule":"1/i - 1/j","p":[1]} | Yes | はい
            {"kind":"countable-game","rule":"1/i - 1/j","p":{"3":1}} | No. The number 3 is not optimal | いいえ
            {"kind":"countable-game","rule":"if(i=j,1,0)","p":["1/2","1/2"]} | Yes | はい
            {"kind":"mendelsohn","n":"infinite","win":2,"lose":1,"q":["1/4","1/2","1/4"]} | No | いいえ
            {"kind":"battleship","rows":3,"cols":3,"ship":2,"row":{"[1,2]*":"2/3","[2,5]*":"1/3"}} | Yes | はい
            {"kind":"battleship","rows":3,"cols":3,"ship":2,"row":{"[1,2]*":"1/2","[2,5]*":"1/2"}} | No | いいえ
            {"kind":"colonel-blotto","blotto":4,"kije":3,"posts":2,"rowOrbitWeights":{"(4,0)":"8/9","(2,2)":"1/9"}} | Yes | はい
            {"kind":"colonel-blotto","blotto":4,"kije":3,"posts":2,"colOrbitWeights":{"(3,0)":"1/2","(2,1)":"1/2"}} | No | いいえ
            {"kind":"colonel-blotto","blotto":4,"kije":3,"posts":2,"rowOrbitWeights":{"(4,0)":0.889,"(2,2)":0.111}} | Yes | はい
            {"kind":"colonel-blotto","blotto":4,"kije":3,"posts":2,"colOrbitWeights":{"(3,0)":0.11,"(2,1)":0.89}} | Yes | はい
            {"kind":"colonel-blotto","blotto":4,"kije":3,"posts":2,"colOrbitWeights":{"(3,0)":0.13,"(2,1)":0.87}} | No | いいえ
            {"kind":"battleship","rows":3,"cols":3,"ship":2,"row":{"[1,2]*":0.667,"[2,5]*":0.333}} | Yes | はい
            {"kind":"battleship","rows":3,"cols":3,"ship":2,"row":{"[1,2]*":0.65,"[2,5]*":0.35}} | No | いいえ
            {"kind":"matrix-symmetry","matrix":[[0,-1,1],[1,0,-1],[-1,1,0]],"p":[0.333,0.333,0.333]} | Yes | はい
            {"kind":"matrix-symmetry","matrix":[[0,-1,1],[1,0,-1],[-1,1,0]],"p":[0.333,0.333,0.3]} | No | いいえ
            {"kind":"silverman","n":"infinite","threshold":3,"win":1,"penalty":2,"p":{"1":0.25,"2":0.5,"5":0.25}} | Yes | はい
            {"kind":"mendelsohn","n":"infinite","win":4,"lose":3,"q":[0.3,0.4,0.3]} | No | いいえ
            {"kind":"mendelsohn","n":"infinite","win":1,"lose":6,"q":[0.167,0.667,0.167]} | No | いいえ
            {"kind":"countable-game","rule":"if(i=j,1,0)","q":["1/2","1/2"]} | No | いいえ
            {"kind":"colonel-blotto","blotto":4,"kije":3,"posts":2,"q":[0.03333,0.53333,0.35556,0.07778]} | Yes | はい
            {"kind":"parametric-matrix-game","matrix":[["0","2"],["t","1"]],"at":1} | At t = 1 the value is 1 | t = 1 での値は 1
            {"kind":"matrix-symmetry","matrix":[[0,-1,1],[1,0,-1],[-1,1,0]],"p":["1/2","1/2",0]} | No | いいえ
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
                Report report = game.tell(solved, List.of(), Words.in(language));
                String headline = report.headline();
                String begins = language == Language.ENGLISH ? english : japanese;
                assertTrue(headline.startsWith(begins), () -> document + ": " + headline);
                Headline.check(headline, language);
                if (language == Language.ENGLISH) agreesWithData(document, report);
            }
            return null;
        });
    }

    /** A verdict in words is the verdict in the data, and stands first there. */
    private static void agreesWithData(String document, Report report) {
        String headline = report.headline();
        if (STRATEGIES.stream().noneMatch(field -> document.contains("\"" + field + "\":"))) return;
        if (!headline.startsWith("Yes") && !headline.startsWith("No.")) return;
        Said first = report.answer().getFirst();
        assertEquals("optimal", first.key(), document);
        assertEquals(headline.startsWith("Yes"), first.value(), document);
    }
}
