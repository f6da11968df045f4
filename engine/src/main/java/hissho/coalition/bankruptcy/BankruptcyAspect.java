package hissho.coalition.bankruptcy;

import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Bankruptcy;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/** How the rules divide the estate of a bankruptcy game, side by side. */
public final class BankruptcyAspect implements Aspect {

    private static final int MOST_PAIRS = 100;

    @Override
    public List<String> keys() {
        return List.of(
                "proRata",
                "equalAwards",
                "equalLosses",
                "talmud",
                "randomArrival",
                "consistent",
                "inconsistentPairs",
                "moreExtreme");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Facts facts = new Facts();
        if (!(game.family() instanceof Bankruptcy b)) return facts;
        for (Rule rule : Rule.values()) facts.put(factOf(rule), () -> rule.divide(b.estate(), b.claims(), progress));
        Once<Consistency> consistency = new Once<>(() ->
                Consistency.of(b.claims(), asked.x().orElseGet(() -> Division.talmud(b.estate(), b.claims()))));
        if (b.claims().size() <= MOST_PAIRS) {
            facts.put("consistent", () -> consistency.get().holds());
            facts.put(
                    "inconsistentPairs",
                    () -> consistency.get().pairs().stream()
                            .filter(pair -> !pair.agrees())
                            .map(pair -> InOrder.of(
                                    "first",
                                    pair.first() + 1,
                                    "second",
                                    pair.second() + 1,
                                    "shared",
                                    pair.shared(),
                                    "contested",
                                    pair.contested()))
                            .toList());
        }
        facts.put("moreExtreme", () -> moreExtreme(List.of(b.estate()), b.claims(), progress));
        return facts;
    }

    static String factOf(Rule rule) {
        return switch (rule) {
            case TALMUD -> "talmud";
            case RANDOM_ARRIVAL -> "randomArrival";
            default -> rule.key();
        };
    }

    /** Which of Shapley value and nucleolus departs further from pro rata over these estates, by the sum of all differences. */
    static String moreExtreme(List<Rational> estates, List<Rational> claims, Progress progress) {
        Rational shapley = Rational.ZERO;
        Rational nucleolus = Rational.ZERO;
        for (Rational estate : estates) {
            RationalVector fair = Division.proportional(estate, claims);
            shapley = shapley.plus(distance(RandomArrival.of(estate, claims, progress), fair));
            nucleolus = nucleolus.plus(distance(Division.talmud(estate, claims), fair));
        }
        int order = nucleolus.compareTo(shapley);
        return order > 0 ? "nucleolus" : order < 0 ? "shapley" : "neither";
    }

    private static Rational distance(RationalVector x, RationalVector y) {
        return x.minus(y).stream().map(Rational::absolute).reduce(Rational.ZERO, Rational::plus);
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        return game.family() instanceof Bankruptcy && game.count() <= MOST_PAIRS
                ? List.of("proRata", "randomArrival", "talmud", "equalAwards", "equalLosses")
                : List.of();
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return game.family() instanceof Bankruptcy b && game.count() <= DivisionReport.MOST_SHOWN
                ? new DivisionReport(game.players().names(), b.claims(), words, game.progress()).sections(b.estate())
                : List.of();
    }

    /** Each rule by what characterises it. */
    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        if (!(game.family() instanceof Bankruptcy b) || b.claims().size() > MOST_PAIRS) return Optional.empty();
        return Optional.of(new DivisionProof(b, all).proof(progress));
    }
}
