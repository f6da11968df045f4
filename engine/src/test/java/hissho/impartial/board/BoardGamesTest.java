package hissho.impartial.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Games on boards against searches that know nothing of their theory. */
class BoardGamesTest {

    /** SOS by plain minimax over rows: 1 the mover wins, 0 draw, -1 the mover loses. */
    private static int minimax(String row, Map<String, Integer> known) {
        if (row.contains("SOS")) return -1;
        if (!row.contains("_")) return 0;
        Integer before = known.get(row);
        if (before != null) return before;
        int best = -1;
        for (int i = 0; i < row.length() && best < 1; i++)
            if (row.charAt(i) == '_')
                for (char letter : new char[] {'S', 'O'})
                    best = Math.max(best, -minimax(row.substring(0, i) + letter + row.substring(i + 1), known));
        known.put(row, best);
        return best;
    }

    @Test
    void sosFromAnyRowIsWhatMinimaxFinds() {
        Map<String, Integer> known = new HashMap<>();
        Generator<String> rows = Generator.listOf(Generator.whole(0, 5), 1, 9)
                .map(
                        list -> list.stream()
                                .map(i -> i == 0 ? "S" : i == 1 ? "O" : "_")
                                .reduce("", String::concat),
                        row -> row.chars()
                                .mapToObj(c -> c == 'S' ? 0 : c == 'O' ? 1 : 2)
                                .toList());
        Property.holds(400, rows, row -> {
            if (row.contains("SOS")) return;
            int expected = minimax(row, known);
            Sos.Standing standing = new Sos(Progress.none()).standing(row.toCharArray());
            assertEquals(
                    expected == 1 ? Sos.Standing.WIN : expected == 0 ? Sos.Standing.DRAW : Sos.Standing.LOSS, standing);
            SosSolution solved = SosSolution.of(new SosKind.Row(row, true), Progress.none());
            Certificate certificate = solved.certificate(Progress.none());
            assertTrue(certificate.holds() && certificate.extent() instanceof Extent.Everything);
            long good = Sos.moves(row.toCharArray()).stream()
                    .filter(m -> -minimax(new String(m.on(row.toCharArray())), known) == expected)
                    .count();
            if (expected == 1) assertEquals(good, solved.winning().size());
            if (expected == 0 && row.contains("_"))
                assertEquals(good, solved.drawing().size());
        });
    }

    @Test
    void sosOutcomesOfBlankRows() {
        String outcomes = "";
        for (int n = 1; n <= 16; n++)
            outcomes += SosSolution.outcome(
                            new Sos(Progress.none()).standing("_".repeat(n).toCharArray()), true)
                    .charAt(0);
        assertEquals("ddddddfdfdfdfdfs", outcomes);
    }

    @Test
    void theSosBotWinsLongRowsAgainstSafePlay() {
        // the player the parity favours is the oracle; the opponent gives nothing away if he can
        for (int squares : new int[] {61, 80}) {
            Position position = SosPosition.start("_".repeat(squares), 0);
            int favoured = squares % 2 == 1 ? 0 : 1;
            java.util.Random random = new java.util.Random(squares);
            while (Playing.ending(position).isEmpty()) {
                List<Move> moves = Playing.best(position);
                position = position.after(moves.get(random.nextInt(moves.size())));
            }
            assertEquals(Optional.of(favoured), Playing.winner(position), "row of " + squares);
        }
    }

    @Test
    void chompBitesOfSmallBoards() {
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, Chomp.MOST_POSITIONS);
        for (int side = 2; side <= 6; side++) {
            Analysis square = Analysis.of(
                    new OutcomeSearched<>(search, Chomp.rectangle(side, side)), Convention.NORMAL, Progress.none());
            assertEquals(
                    List.of("2,2"),
                    square.winning().stream().map(Option::notation).toList());
            Analysis strip = Analysis.of(
                    new OutcomeSearched<>(search, Chomp.rectangle(side, 2)), Convention.NORMAL, Progress.none());
            assertEquals(
                    List.of(side + ",2"),
                    strip.winning().stream().map(Option::notation).toList());
            assertTrue(square.certified(Progress.none()));
        }
    }

    @Test
    void wythoffTableIsTheDefinitionAndItsZerosAreTheGoldenPairs() {
        WythoffTable table = new WythoffTable();
        for (int x = 0; x < 25; x++)
            for (int y = 0; y < 25; y++) {
                TreeSet<Integer> seen = new TreeSet<>();
                for (int i = 0; i < x; i++) seen.add(table.value(i, y, Progress.none()));
                for (int j = 0; j < y; j++) seen.add(table.value(x, j, Progress.none()));
                for (int d = 1; d <= Math.min(x, y); d++) seen.add(table.value(x - d, y - d, Progress.none()));
                int mex = 0;
                while (seen.contains(mex)) mex++;
                assertEquals(mex, table.value(x, y, Progress.none()));
                BigInteger bx = BigInteger.valueOf(x);
                BigInteger by = BigInteger.valueOf(y);
                assertEquals(mex == 0, Wythoff.isP(bx, by));
                Analysis near = Analysis.of(new WythoffQueen(table, x, y), Convention.NORMAL, Progress.none());
                assertEquals(
                        new TreeSet<>(
                                near.winning().stream().map(Option::notation).toList()),
                        new TreeSet<>(Wythoff.winningMoves(bx, by).stream()
                                .map(s -> s.get(0) + "," + s.get(1))
                                .toList()));
            }
    }

    @Test
    void misereWythoffIsWhatASearchFinds() {
        boolean[][] p = new boolean[20][20];
        for (int x = 0; x < 20; x++)
            for (int y = 0; y < 20; y++) {
                boolean reaches = x + y == 0;
                for (int i = 0; i < x; i++) reaches |= p[i][y];
                for (int j = 0; j < y; j++) reaches |= p[x][j];
                for (int d = 1; d <= Math.min(x, y); d++) reaches |= p[x - d][y - d];
                p[x][y] = !reaches;
                FarWythoffQueen queen = new FarWythoffQueen(BigInteger.valueOf(x), BigInteger.valueOf(y));
                assertEquals(
                        p[x][y] ? Outcome.P : Outcome.N,
                        queen.outcome(Convention.MISERE, Progress.none()),
                        x + "," + y);
                assertTrue(
                        Analysis.of(queen, Convention.MISERE, Progress.none()).certified(Progress.none()));
            }
    }

    @Test
    void farPairsPartitionTheNumbers() {
        for (long n = 1; n < 3000; n++) {
            BigInteger number = BigInteger.valueOf(n);
            assertEquals(number, Wythoff.partner(Wythoff.partner(number)));
            assertTrue(Wythoff.isP(number, Wythoff.partner(number)));
        }
        BigInteger far = BigInteger.TEN.pow(40).add(BigInteger.TEN);
        assertTrue(Wythoff.isP(far, Wythoff.partner(far)));
    }

    @Test
    void emptyAndDivideByTheDefinition() {
        for (Convention convention : Convention.values()) {
            boolean[][] p = new boolean[25][25];
            for (int larger = 1; larger < 25; larger++)
                for (int smaller = 1; smaller <= larger; smaller++)
                    for (int[] box : new int[][] {{larger, smaller}, {smaller, larger}}) {
                        boolean reaches = larger == 1 && convention == Convention.MISERE;
                        for (int content : box) for (int a = 1; a < content; a++) reaches |= p[a][content - a];
                        p[box[0]][box[1]] = !reaches;
                        EmptyAndDivide game = new EmptyAndDivide(box[0], box[1]);
                        Analysis analysis = Analysis.of(game, convention, Progress.none());
                        assertEquals(!reaches ? Outcome.P : Outcome.N, analysis.outcome(), game.print());
                        assertTrue(analysis.certified(Progress.none()), game.print());
                    }
        }
    }

    @Test
    void northcottIsDecidedByTheGapsOnWholeBoards() {
        for (int[] size : new int[][] {{1, 6}, {2, 4}, {3, 3}}) {
            List<Integer> zeros = new ArrayList<>(java.util.Collections.nCopies(size[0], 0));
            List<Integer> ones = new ArrayList<>(java.util.Collections.nCopies(size[0], 1));
            Northcott.Searched searched = new Northcott(size[1], zeros, ones, true).search(Progress.none());
            for (int i = 0; i < searched.count(); i++)
                assertTrue(searched.analysis().outcome(i) != Outcome.DRAW);
        }
        Property.holds(60, Generator.listOf(Generator.whole(0, 29), 1, 2), pairs -> {
            List<Integer> white = pairs.stream().map(n -> n / 5).toList();
            List<Integer> black =
                    pairs.stream().map(n -> (n / 5 + 1 + n % 5) % 6).toList();
            assertTrue(NorthcottSolution.of(new Northcott(6, white, black, true), Progress.none())
                    .certificate(Progress.none())
                    .holds());
        });
    }

    @Test
    void theNorthcottOracleWinsAgainstRetreats() {
        Position position =
                new NorthcottPosition(new Northcott(8, List.of(1, 2, 0), List.of(5, 4, 6), true), 0);
        int winner = Playing.standing(position) == Standing.Sure.WIN ? 0 : 1;
        Optional<Ending> ending = Optional.empty();
        for (int ply = 0; ply < 500 && ending.isEmpty(); ply++) {
            position = position.after(Playing.best(position).getFirst());
            ending = Playing.ending(position);
        }
        assertEquals(Optional.of(winner), ending.orElseThrow().winner());
    }

    @Test
    void thirtyOneHasThreeWinningOpenings() {
        ThirtyOne rules = new ThirtyOne(List.of(1, 2, 3, 4, 5, 6), 4, 31);
        OutcomeSearched<List<Integer>> game = new OutcomeSearched<>(
                new OutcomeSearch<>(rules, Convention.NORMAL, ThirtyOne.MOST_POSITIONS), rules.start());
        assertEquals(
                List.of("1", "2", "5"),
                Analysis.of(game, Convention.NORMAL, Progress.none()).winning().stream()
                        .map(Option::notation)
                        .toList());
    }

    /** Asked in any order and far from the diagonal, the table gives the least number missing among all moves. */
    @Test
    void wythoffTableGrowsInAnyDirection() {
        WythoffTable table = new WythoffTable();
        int[][] squares = {{0, 0}, {2, 90}, {90, 2}, {40, 3}, {30, 31}, {7, 120}};
        for (int[] square : squares) {
            int x = square[0];
            int y = square[1];
            java.util.BitSet reached = new java.util.BitSet();
            for (int i = 0; i < x; i++) reached.set(table.value(i, y, Progress.none()));
            for (int i = 0; i < y; i++) reached.set(table.value(x, i, Progress.none()));
            for (int i = 1; i <= Math.min(x, y); i++) reached.set(table.value(x - i, y - i, Progress.none()));
            assertEquals(reached.nextClearBit(0), table.value(x, y, Progress.none()), x + "," + y);
        }
    }
}
