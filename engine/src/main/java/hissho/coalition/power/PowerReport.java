package hissho.coalition.power;

import hissho.coalition.Asked;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.WeightedVoting;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Tells the power in a council: votes and power side by side, and how power changes with the quota. */
final class PowerReport {

    private static final int MOST_BARS = 30;
    private static final int DECIMALS = 8;

    private final CoalitionalGame game;
    private final Asked asked;
    private final Facts all;
    private final Words words;

    PowerReport(CoalitionalGame game, Asked asked, Facts all, Words words) {
        this.game = game;
        this.asked = asked;
        this.all = all;
        this.words = words;
    }

    List<Section> sections() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("value.power.how")));
        if (game.count() > MOST_BARS) {
            if (shares().isEmpty()) return List.of();
            blocks.add(byWeight());
            return List.of(new Section(words.say("value.power.title"), blocks));
        }
        blocks.add(table());
        blocks.add(new Block.Picture(bars(), words.say("value.power.caption")));
        if (asked.document().has("quotas") && all.find("shapleyByQuota").isPresent()) blocks.add(sweep());
        return List.of(new Section(words.say("value.power.title"), blocks));
    }

    private List<Rational> shares() {
        if (!(game.family() instanceof WeightedVoting voting) || voting.rules().size() != 1) return List.of();
        WeightedVoting.Rule rule = voting.rules().getFirst();
        Rational total = rule.total();
        return total.isZero()
                ? List.of()
                : rule.weights().stream().map(weight -> weight.over(total)).toList();
    }

    /** The voters of each weight together, the heaviest first. */
    private Block byWeight() {
        WeightedVoting voting = (WeightedVoting) game.family();
        List<Rational> weights = voting.rules().getFirst().weights();
        RationalVector index = all.get("shapleyShubik", RationalVector.class);
        RationalVector banzhaf = all.get("banzhaf", RationalVector.class);
        List<List<Cell>> rows = weights.stream()
                .distinct()
                .sorted(Comparator.reverseOrder())
                .limit(MOST_BARS)
                .map(weight -> {
                    int first = weights.indexOf(weight);
                    long many = weights.stream().filter(weight::equals).count();
                    return List.of(
                            Cell.of(weight, words),
                            Cell.of(Rational.of(many), words),
                            Cell.of(shares().get(first).toDecimal(DECIMALS)),
                            Cell.of(index.get(first).toDecimal(DECIMALS)),
                            Cell.of(banzhaf.get(first).toDecimal(DECIMALS)));
                })
                .toList();
        long distinct = weights.stream().distinct().count();
        return new Block.Table(
                distinct > MOST_BARS
                        ? words.say("value.power.by-weight-part", MOST_BARS, distinct)
                        : words.say("value.power.by-weight"),
                List.of(
                        words.say("value.power.weight"),
                        words.say("value.power.voters"),
                        words.say("value.power.share"),
                        words.say("value.fact.shapleyShubik"),
                        words.say("value.fact.banzhaf")),
                rows,
                true);
    }

    private Block table() {
        List<Rational> shares = shares();
        RationalVector index = all.get("shapleyShubik", RationalVector.class);
        RationalVector banzhaf = all.get("banzhaf", RationalVector.class);
        List<String> head = new ArrayList<>(List.of(words.say("value.power.voter")));
        if (!shares.isEmpty()) head.add(words.say("value.power.share"));
        head.addAll(List.of(words.say("value.fact.shapleyShubik"), words.say("value.fact.banzhaf")));
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < game.count(); i++) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(game.players().name(i))));
            if (!shares.isEmpty()) cells.add(Cell.of(shares.get(i), words));
            boolean none = index.get(i).isZero();
            cells.add(Cell.of(index.get(i), words).in(none ? Tone.MUTED : Tone.PLAIN));
            cells.add(Cell.of(banzhaf.get(i), words).in(none ? Tone.MUTED : Tone.PLAIN));
            rows.add(cells);
        }
        return new Block.Table(words.say("value.power.table"), head, rows, true);
    }

    private Figure bars() {
        List<Rational> shares = shares();
        RationalVector index = all.get("shapleyShubik", RationalVector.class);
        RationalVector banzhaf = all.get("banzhaf", RationalVector.class);
        List<Figure.Group> groups = new ArrayList<>();
        for (int i = 0; i < game.count(); i++) {
            List<Figure.Bar> bars = new ArrayList<>();
            if (!shares.isEmpty()) bars.add(bar("value.power.share", shares.get(i), Tone.MUTED));
            bars.add(bar("value.fact.shapleyShubik", index.get(i), Tone.FIRST));
            bars.add(bar("value.fact.banzhaf", banzhaf.get(i), Tone.SECOND));
            groups.add(new Figure.Group(game.players().name(i), bars));
        }
        return new Figure.Bars(words.say("value.power.axis"), groups);
    }

    private Figure.Bar bar(String label, Rational value, Tone tone) {
        return new Figure.Bar(words.say(label), value.doubleValue(), words.brief(value), tone);
    }

    private Block sweep() {
        List<?> sweep = all.get("shapleyByQuota", List.class);
        List<hissho.document.Node> quotas = asked.document().get("quotas").list();
        List<String> head = new ArrayList<>(List.of(words.say("value.power.quota")));
        head.addAll(game.players().names());
        List<List<Cell>> rows = new ArrayList<>();
        for (int k = 0; k < sweep.size(); k++) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(quotas.get(k).rational(), words)));
            if (sweep.get(k) instanceof RationalVector index)
                for (Rational share : index) cells.add(Cell.of(share, words));
            rows.add(cells);
        }
        return new Block.Table(words.say("value.power.sweep"), head, rows, true);
    }
}
