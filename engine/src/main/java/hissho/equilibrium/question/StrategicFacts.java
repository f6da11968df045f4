package hissho.equilibrium.question;

import hissho.document.InOrder;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.GainingGroup;
import hissho.equilibrium.NashMap;
import hissho.equilibrium.StrictElimination;
import hissho.equilibrium.many.LogitPath;
import hissho.equilibrium.many.Surroundings;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.form.format.Nfg;
import hissho.form.format.StrategicFile;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything a strategic game of any number of players says. */
final class StrategicFacts {

    private static final List<String> OWN = List.of(
            "profileCount",
            "zeroSum",
            "constantSum",
            "pse",
            "pureEquilibria",
            "pseLabels",
            "payoffs",
            "strictPse",
            "payoffDominant",
            "pseQuantities",
            "surviving",
            "eliminations",
            "securityLevels",
            "gainingGroups",
            "smallestGainingGroupFrom",
            "payoff",
            "expectedPayoffs",
            "deviationPayoffs",
            "maxGains",
            "bestReplies",
            "isEquilibrium",
            "T",
            "l1Before",
            "l1After",
            "supBefore",
            "supAfter",
            "contraction",
            "iteratesDistance",
            "allEquilibria",
            "allEquilibriaCount",
            "allEquilibriaComplete",
            "isolated",
            "playerFamilies",
            "equilibriumProducts",
            "allEquilibriaDescribed",
            "oneEquilibrium",
            "nfg");

    static final List<String> KEYS = Stream.of(OWN, CorrelatedFacts.KEYS, BimatrixFacts.KEYS)
            .flatMap(List::stream)
            .distinct()
            .toList();

    private final StrategicAnswer answer;
    private final StrategicGame game;
    private final Facts facts = new Facts();

    private StrategicFacts(StrategicAnswer answer) {
        this.answer = answer;
        this.game = answer.game;
    }

    static Facts of(StrategicAnswer answer) {
        StrategicFacts all = new StrategicFacts(answer);
        answer.two.ifPresent(two -> all.facts.putAll(two.facts()));
        all.form();
        all.pure();
        all.asked();
        all.map();
        all.equilibria();
        all.facts.putAll(CorrelatedFacts.of(answer.game, answer.question.aim(), answer.progress));
        return all.facts;
    }

    private void form() {
        facts.put("profileCount", game::profiles)
                .put("zeroSum", game::isZeroSum)
                .put(
                        "constantSum",
                        () -> game.constantSum()
                                .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.constant-sum"))))
                .put(
                        "surviving",
                        Compare.EXACT,
                        () -> answer.strict().left().stream()
                                .map(DominanceFacts::numbers)
                                .toList(),
                        PureFacts.writtenSets(game))
                .put(
                        "eliminations",
                        () -> answer.strict().rounds().stream()
                                .flatMap(round -> round.gone().stream().map(gone -> described(round.player(), gone)))
                                .toList())
                .put("securityLevels", this::security)
                .put("nfg", () -> Nfg.write(StrategicFile.of("", "", game)));
    }

    private static Map<String, Object> described(int player, StrictElimination.Dominated gone) {
        return InOrder.of(
                "player",
                player + 1,
                "strategy",
                gone.strategy() + 1,
                "mixture",
                gone.mixture(),
                "margins",
                gone.margins());
    }

    /** What each player can secure when all others act as one against him. */
    private RationalVector security() {
        return RationalVector.generate(game.players().count(), i -> {
            List<int[]> others = others(i);
            RationalMatrix payoffs = RationalMatrix.generate(game.size(i), others.size(), (s, j) -> {
                int[] choices = others.get(j).clone();
                choices[i] = s;
                return game.payoff(i, choices);
            });
            return GameProgram.solve(payoffs, answer.progress).value();
        });
    }

    private List<int[]> others(int player) {
        List<int[]> all = new ArrayList<>();
        for (int p = 0; p < game.profiles(); p++) {
            int[] choices = game.choices(p);
            if (choices[player] == 0) all.add(choices);
        }
        return all;
    }

    private void pure() {
        facts.put(
                        "pse",
                        Compare.SET,
                        () -> PureFacts.cells(game, PureFacts.ordered(answer.pure())),
                        PureFacts.written(game))
                .put(
                        "pureEquilibria",
                        Compare.SET,
                        () -> PureFacts.cells(game, PureFacts.ordered(answer.pure())),
                        PureFacts.written(game))
                .teach("pse", new CellLesson(game))
                .teach("pureEquilibria", new CellLesson(game))
                .put(
                        "pseLabels",
                        Compare.SET,
                        () -> PureFacts.ordered(answer.pure()).stream()
                                .map(p -> PureFacts.labels(game, p))
                                .toList())
                .put(
                        "payoffs",
                        Compare.MULTISET,
                        () -> PureFacts.ordered(answer.pure()).stream()
                                .map(game::payoffsAt)
                                .toList())
                .put(
                        "strictPse",
                        Compare.SET,
                        () -> PureFacts.cells(
                                game,
                                PureFacts.ordered(answer.pure()).stream()
                                        .filter(answer.pure()::isStrict)
                                        .toList()),
                        PureFacts.written(game))
                .put(
                        "payoffDominant",
                        Compare.EXACT,
                        () -> answer.pure()
                                .payoffDominant()
                                .map(p -> PureFacts.cell(game, p))
                                .orElse(null),
                        PureFacts.writtenCell(game))
                .put("pseQuantities", Compare.SET, this::quantities)
                .put(
                        "gainingGroups",
                        Compare.SET,
                        () -> PureFacts.ordered(answer.pure()).stream()
                                .map(this::group)
                                .toList())
                .family("smallestGainingGroupFrom", this::groupFrom);
    }

    private List<List<Rational>> quantities() {
        List<Rational> amounts = answer.question.amounts();
        if (amounts.isEmpty()) throw new NotAnswered(Message.of("equilibrium.unknown.amounts"));
        return PureFacts.cells(game, PureFacts.ordered(answer.pure())).stream()
                .map(cell -> cell.stream().map(k -> amounts.get(k - 1)).toList())
                .toList();
    }

    private Object group(int profile) {
        Optional<GainingGroup> found = GainingGroup.from(game, profile, answer.progress);
        return InOrder.of(
                "from",
                PureFacts.cell(game, profile),
                "size",
                found.<Object>map(g -> g.members().size()).orElse("none"));
    }

    /** The size of the smallest group that gains from the profile whose strategies are the digits of a number. */
    private int groupFrom(int digits) {
        String text = Integer.toString(digits);
        if (text.length() != game.players().count()) throw new NotAnswered(Message.of("equilibrium.unknown.digits"));
        int[] choices = text.chars().map(c -> c - '1').toArray();
        for (int i = 0; i < choices.length; i++)
            if (choices[i] < 0 || choices[i] >= game.size(i))
                throw new NotAnswered(Message.of("equilibrium.unknown.digits"));
        return GainingGroup.from(game, game.profile(choices), answer.progress)
                .map(g -> g.members().size())
                .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.no-group")));
    }

    private void asked() {
        Once<Deviations> at = new Once<>(() -> Deviations.from(game, answer.profile()));
        facts.put("payoff", () -> at.get().payoffs())
                .put("expectedPayoffs", () -> at.get().payoffs())
                .put("deviationPayoffs", () -> at.get().pure())
                .put("maxGains", () -> at.get().gains())
                .put(
                        "bestReplies",
                        () -> IntStream.range(0, game.players().count())
                                .mapToObj(i -> DominanceFacts.numbers(at.get().best(i)))
                                .toList())
                .put("isEquilibrium", () -> at.get().isEquilibrium());
    }

    private void map() {
        facts.put(
                        "T",
                        () -> NashMap.of(game, answer.profile()).strategies().stream()
                                .map(Mixed::weights)
                                .toList())
                .put("l1Before", () -> NashMap.sumDistance(pair(0), pair(1)))
                .put("l1After", () -> NashMap.sumDistance(image(0), image(1)))
                .put("supBefore", () -> NashMap.greatestDistance(pair(0), pair(1)))
                .put("supAfter", () -> NashMap.greatestDistance(image(0), image(1)))
                .put(
                        "contraction",
                        () -> NashMap.sumDistance(image(0), image(1)).compareTo(NashMap.sumDistance(pair(0), pair(1)))
                                        < 0
                                && NashMap.greatestDistance(image(0), image(1))
                                                .compareTo(NashMap.greatestDistance(pair(0), pair(1)))
                                        < 0)
                .put("iteratesDistance", Compare.near(Rational.of(1, 1000)), this::gainLeft);
    }

    /** What anybody could still gain after the steps, in floating point; nothing where the payoffs are too large for it. */
    private Rational gainLeft() {
        double gain = NashIterates.gain(game, answer.profile(), answer.question.iterations(), answer.progress);
        if (!Double.isFinite(gain)) throw new NotAnswered(Message.of("equilibrium.unknown.iterates"));
        return Rational.parse(String.format(Locale.ROOT, "%.6f", gain));
    }

    private Profile pair(int k) {
        if (answer.question.profiles().size() != 2) throw new NotAnswered(Message.of("equilibrium.unknown.profiles"));
        return answer.question.profiles().get(k);
    }

    private Profile image(int k) {
        return NashMap.of(game, pair(k));
    }

    /** The equilibrium the path led to; or fractions near it with what anybody could still gain. */
    private Map<String, Object> written(LogitPath path) {
        if (path.found().isPresent()) return path.found().get().written(game);
        Profile near = path.near().orElseThrow();
        return InOrder.of(
                "exact",
                false,
                "profile",
                near.strategies().stream().map(Mixed::weights).toList(),
                "epsilon",
                Deviations.from(game, near).gains().maximum());
    }

    private static Object isolated(Surroundings around) {
        return switch (around.standing()) {
            case ISOLATED -> true;
            case IN_A_CONTINUUM -> false;
            case OPEN -> "unknown";
        };
    }

    /** The families around the listed equilibria, each named once: the others' strategies and the corners say which it is. */
    private static List<Surroundings.Family> families(StrategicAnswer answer) {
        Map<List<Object>, Surroundings.Family> all = new LinkedHashMap<>();
        for (Surroundings around : answer.surroundings().values())
            for (Surroundings.Family family : around.families()) {
                List<Object> key = new ArrayList<>(family.at().strategies());
                key.set(family.player(), Set.copyOf(family.corners()));
                all.putIfAbsent(key, family);
            }
        return List.copyOf(all.values());
    }

    /** Whether every equilibrium is listed; not where mixed ones were not even sought. */
    private boolean complete() {
        try {
            return answer.many().complete();
        } catch (NotAnswered e) {
            return false;
        }
    }

    /** Whether every equilibrium is listed or lies in a product. */
    private boolean described() {
        try {
            return answer.many().described();
        } catch (NotAnswered e) {
            return false;
        }
    }

    private void equilibria() {
        facts.put(
                        "allEquilibria",
                        ProfileLesson.LISTS,
                        () -> answer.many().found().stream()
                                .sorted(Comparator.comparing(Object::toString))
                                .map(found -> found.written(game))
                                .toList())
                .put("allEquilibriaCount", () -> answer.many().found().size())
                .put("allEquilibriaComplete", this::complete)
                .put(
                        "isolated",
                        () -> answer.many().found().stream()
                                .sorted(Comparator.comparing(Object::toString))
                                .map(found -> isolated(Objects.requireNonNull(
                                        answer.surroundings().get(found))))
                                .toList())
                .put(
                        "playerFamilies",
                        Compare.SET,
                        () -> families(answer).stream()
                                .map(family -> InOrder.of(
                                        "player",
                                        family.player() + 1,
                                        "at",
                                        family.at().strategies().stream()
                                                .map(Mixed::weights)
                                                .toList(),
                                        "corners",
                                        family.corners().stream()
                                                .map(Mixed::weights)
                                                .toList()))
                                .toList())
                .put(
                        "equilibriumProducts",
                        Compare.SET,
                        () -> answer.many().products().stream()
                                .map(product -> product.corners().stream()
                                        .map(own ->
                                                own.stream().map(Mixed::weights).toList())
                                        .toList())
                                .toList())
                .put("allEquilibriaDescribed", this::described)
                .put("oneEquilibrium", () -> written(LogitPath.of(game, answer.progress)));
        ProfileLesson.teach(facts, game, "allEquilibria", "oneEquilibrium");
    }
}
