package hissho.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a wrong answer is said to lead to does happen: the reply wins, the deviation pays, the guarantee is what the worst reply leaves. */
class ConsequencesTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Facts facts(String kind, Map<String, Object> fields) {
        return facts(Catalogue.kind(kind).orElseThrow(), fields);
    }

    private static <G extends Game> Facts facts(Kind<G> kind, Map<String, Object> fields) {
        return kind.solve(kind.read(Node.root(fields)), Progress.none()).facts();
    }

    private static String lesson(Facts facts, String key, Object typed) {
        Fact<?> fact = facts.find(key).orElseThrow();
        Object meant = fact.read(typed, WORDS);
        return fact.agreesWith(meant) ? "right" : fact.lesson(meant, WORDS);
    }

    @Test
    void aLeadIsWorthWhatItsBestAnswerLeaves() {
        Random random = new Random(20);
        for (int k = 0; k < 30; k++) {
            int size = 3 + random.nextInt(4);
            Facts facts = facts("trick", Map.of("word", word(random, size), "scoring", 1 + random.nextInt(2 * size)));
            List<?> best = (List<?>) facts.get("bestLeads", List.class);
            List<?> g = (List<?>) facts.get("G", List.class);
            List<?> left = (List<?>) facts.get("left", List.class);
            for (int i = 0; i < left.size(); i++) {
                int least = ((List<?>) g.get(i))
                        .stream().mapToInt(x -> (Integer) x).min().orElseThrow();
                String told = lesson(facts, "bestLeads", left.get(i).toString());
                boolean said = told.startsWith("The lead " + left.get(i) + " is worth " + least + " to Left");
                assertEquals(!best.contains(left.get(i)), said, told);
            }
        }
    }

    @Test
    void aCardThatIsNotHeldCannotBePlayed() {
        Facts trick = facts("trick", Map.of("left", List.of(2, 5, 6), "right", List.of(1, 3, 4)));
        assertEquals(
                "\"4\" is not possible here; the choices are 6, 5, 2.", lesson(trick, "bestLeads", List.of("6", "4")));
        assertEquals(
                "\"9\" is not possible here; the choices are 4, 3, 1.",
                lesson(trick, "bestAnswers", Map.of("2", List.of(9))));
        assertEquals(
                "\"4\" is not possible here; the choices are 6, 5, 2.",
                lesson(trick, "bestAnswers", Map.of("4", List.of(1))));
        Facts table = facts("trick-table", Map.of("hands", List.of(List.of("SA", "H3"), List.of("SK", "H2"))));
        assertEquals("\"SK\" is not possible here; the choices are SA, H3.", lesson(table, "bestLeads", "SK"));
    }

    private static String word(Random random, int size) {
        List<String> owners = new ArrayList<>();
        for (int i = 0; i < size; i++) Collections.addAll(owners, "A", "B");
        Collections.shuffle(owners, random);
        return String.join("", owners);
    }

    @Test
    void theReplyToAPlayWins() {
        Pattern reply = Pattern.compile("After (\\w+) the opponent answers (\\w+) and wins\\. .*");
        Random random = new Random(21);
        int seen = 0;
        for (int k = 0; k < 120; k++) {
            List<Integer> mover = hand(random);
            List<Integer> other = hand(random);
            boolean cut = k % 2 == 0;
            int table = random.nextInt(3);
            Facts facts = facts(
                    "tanhinmin", Map.of("mover", mover, "other", other, "table", table, "eightCut", cut ? 3 : false));
            List<String> moves = new ArrayList<>(List.of("pass"));
            mover.stream().filter(card -> card > table).distinct().forEach(card -> moves.add(card.toString()));
            for (String move : moves) {
                String lesson = lesson(facts, "winningMoves", move);
                if (lesson.contains("nobody wins")) assertTrue(move.equals("pass") && table == 0, lesson);
                Matcher told = reply.matcher(lesson);
                if (!told.matches()) continue;
                assertEquals(move, told.group(1));
                List<Integer> rest = new ArrayList<>(mover);
                if (!move.equals("pass")) rest.remove((Object) Integer.valueOf(move));
                Facts next = facts(
                        "tanhinmin",
                        Map.of(
                                "mover",
                                other,
                                "other",
                                rest,
                                "table",
                                move.equals("pass") ? 0 : Integer.parseInt(move),
                                "eightCut",
                                cut ? 3 : false));
                assertTrue(
                        next.get("winningMoves", List.class).stream()
                                .anyMatch(good -> good.toString().equals(told.group(2))),
                        mover + " " + other + " " + told.group());
                seen++;
            }
        }
        assertTrue(seen > 40, seen + " wrong plays");
    }

    private static List<Integer> hand(Random random) {
        List<Integer> hand = new ArrayList<>();
        for (int i = 2 + random.nextInt(3); i > 0; i--) hand.add(1 + random.nextInt(6));
        return hand;
    }

    @Test
    void theDeviationFromAProposedEquilibriumPays() {
        Pattern gains = Pattern.compile(
                "Not an equilibrium: player (I+) gets (\\S+) with (row|column) (\\d) alone, but (\\S+) with the strategy you propose\\.");
        Random random = new Random(22);
        int seen = 0;
        for (int k = 0; k < 60; k++) {
            int[][][] paid = new int[2][3][3];
            List<List<List<Integer>>> cells = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                List<List<Integer>> row = new ArrayList<>();
                for (int j = 0; j < 3; j++) {
                    paid[0][i][j] = random.nextInt(7) - 3;
                    paid[1][i][j] = random.nextInt(7) - 3;
                    row.add(List.of(paid[0][i][j], paid[1][i][j]));
                }
                cells.add(row);
            }
            Facts facts = facts("bimatrix", Map.of("bimatrix", cells));
            List<Rational> p = weights(random);
            List<Rational> q = weights(random);
            Matcher told = gains.matcher(lesson(facts, "extremeEquilibria", List.of(Map.of("p", p, "q", q))));
            if (!told.matches()) continue;
            boolean first = told.group(1).equals("I");
            int instead = Integer.parseInt(told.group(4)) - 1;
            Rational before = Rational.ZERO;
            Rational after = Rational.ZERO;
            for (int i = 0; i < 3; i++)
                for (int j = 0; j < 3; j++) {
                    Rational here = Rational.of(paid[first ? 0 : 1][i][j]);
                    before = before.plus(here.times(p.get(i)).times(q.get(j)));
                    if (first ? i == instead : j == instead)
                        after = after.plus(here.times(first ? q.get(j) : p.get(i)));
                }
            assertEquals(Rational.parse(told.group(2)), after);
            assertEquals(Rational.parse(told.group(5)), before);
            assertTrue(after.compareTo(before) > 0);
            seen++;
        }
        assertTrue(seen > 30, seen + " profiles");
    }

    private static List<Rational> weights(Random random) {
        int a = random.nextInt(4);
        int b = random.nextInt(4 - a);
        return List.of(Rational.of(a, 3), Rational.of(b, 3), Rational.of(3 - a - b, 3));
    }

    @Test
    void equilibriaMayBeRoundedAndMayLackTheirPayoffs() {
        Facts facts = facts(
                "bimatrix",
                Map.of(
                        "bimatrix",
                        List.of(List.of(List.of(2, 1), List.of(0, 0)), List.of(List.of(0, 0), List.of(1, 2)))));
        String all = "p: (1, 0), q: (1, 0); p: (2/3, 1/3), q: (1/3, 2/3); p: (0, 1), q: (0, 1)";
        assertEquals("right", lesson(facts, "extremeEquilibria", all));
        assertTrue(lesson(facts, "extremeEquilibria", "p: (0.67, 0.33), q: (0.33, 0.67)")
                .contains("rounded"));
        assertTrue(lesson(facts, "extremeEquilibria", "p: (1, 0), q: (1, 0)").startsWith("You found 1 of 3"));
        assertTrue(lesson(facts, "extremeEquilibria", "p: (1, 0), q: (1, 0), payoff: (2, 7)")
                .contains("pays (2, 1), not (2, 7)"));
        assertTrue(lesson(facts, "extremeEquilibria", "p: (1, 1), q: (1, 0)").contains("add up to 2"));
    }

    @Test
    void behaviourGuaranteesWhatTheWorstPureReplyLeaves() {
        Pattern guarantee =
                Pattern.compile("This guarantees (\\S+) to player I; the best strategy guarantees -1/18\\..*");
        Random random = new Random(23);
        Facts facts = facts("kuhn-poker", Map.of());
        Map<?, ?> best = (Map<?, ?>) facts.get("behaviorI", Map.class);
        for (int k = 0; k < 12; k++) {
            Map<String, Object> behaviour = new LinkedHashMap<>();
            best.forEach((set, moves) -> {
                int a = random.nextInt(4);
                Map<String, Object> weights = new LinkedHashMap<>();
                for (Object move : ((Map<?, ?>) moves).keySet())
                    weights.put(move.toString(), Rational.of(weights.isEmpty() ? a : 3 - a, 3));
                behaviour.put(set.toString(), weights);
            });
            Matcher told = guarantee.matcher(lesson(facts, "behaviorI", behaviour));
            assertTrue(told.matches(), () -> lesson(facts, "behaviorI", behaviour));
            assertEquals(worst(behaviour), Rational.parse(told.group(1)));
        }
    }

    /** What player I's behaviour earns in Kuhn's poker against the worst of the 64 pure replies, by the rules alone. */
    private static Rational worst(Map<String, Object> behaviour) {
        Rational worst = Rational.of(100);
        for (int reply = 0; reply < 64; reply++) {
            Rational sum = Rational.ZERO;
            for (int mine = 1; mine <= 3; mine++)
                for (int theirs = 1; theirs <= 3; theirs++)
                    if (mine != theirs) {
                        int sign = mine > theirs ? 1 : -1;
                        int own = reply >> 2 * (theirs - 1);
                        Rational bet = chance(behaviour, "I." + mine, "bet");
                        Rational call = chance(behaviour, "I." + mine + ".check-bet", "call");
                        Rational after = Rational.of((own & 1) == 1 ? 2 * sign : 1);
                        Rational checked = (own & 2) == 0
                                ? Rational.of(sign)
                                : call.times(Rational.of(2 * sign)).minus(Rational.ONE.minus(call));
                        sum = sum.plus(bet.times(after))
                                .plus(Rational.ONE.minus(bet).times(checked));
                    }
            worst = worst.min(sum.over(Rational.of(6)));
        }
        return worst;
    }

    private static Rational chance(Map<String, Object> behaviour, String set, String move) {
        return (Rational) ((Map<?, ?>) behaviour.get(set)).get(move);
    }

    @Test
    void waysToGoOnInMemoryAreWeighed() {
        Facts facts = facts("memory", Map.of("pairs", 4, "known", 2, "lead", -1, "turned", "match"));
        assertEquals("right", lesson(facts, "best", "take"));
        String leave = lesson(facts, "best", "leave");
        assertTrue(leave.contains(facts.get("value", Rational.class).toString()), leave);
        assertFalse(facts.find("best").orElseThrow().choices(WORDS).isEmpty());
    }
}
