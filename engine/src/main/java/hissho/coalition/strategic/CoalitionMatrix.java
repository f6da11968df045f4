package hissho.coalition.strategic;

import hissho.form.StrategicGame;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The zero-sum game of a coalition against everybody else: rows are the joint choices of the coalition, columns those of the others, the
 * first member's choice changing slowest, and the payoff is what the coalition receives together.
 */
public final class CoalitionMatrix {

    private CoalitionMatrix() {}

    public static MatrixGame of(StrategicGame game, long coalition) {
        int count = game.players().count();
        int[] members = Subsets.members(coalition).toArray();
        int[] others = Subsets.members(((1L << count) - 1) & ~coalition).toArray();
        List<int[]> rows = joint(game, members);
        List<int[]> columns = joint(game, others);
        int[] choices = new int[count];
        RationalMatrix payoffs = RationalMatrix.generate(rows.size(), columns.size(), (i, j) -> {
            for (int k = 0; k < members.length; k++) choices[members[k]] = rows.get(i)[k];
            for (int k = 0; k < others.length; k++) choices[others[k]] = columns.get(j)[k];
            int profile = game.profile(choices);
            Rational sum = Rational.ZERO;
            for (int member : members) sum = sum.plus(game.payoffAt(member, profile));
            return sum;
        });
        return new MatrixGame(payoffs, names(game, rows, members), names(game, columns, others));
    }

    /** All joint choices of some players. */
    private static List<int[]> joint(StrategicGame game, int[] members) {
        List<int[]> all = new ArrayList<>();
        all.add(new int[members.length]);
        for (int k = members.length - 1; k >= 0; k--) {
            List<int[]> longer = new ArrayList<>();
            for (int s = 0; s < game.size(members[k]); s++)
                for (int[] rest : all) {
                    int[] choice = rest.clone();
                    choice[k] = s;
                    longer.add(choice);
                }
            all = longer;
        }
        return all;
    }

    /** Joint choices by number, as 12 or, where somebody has ten strategies or more, as 1,12. */
    private static List<String> names(StrategicGame game, List<int[]> choices, int[] members) {
        boolean wide = false;
        for (int member : members) wide |= game.size(member) > 9;
        String between = wide ? "," : "";
        return choices.stream()
                .map(choice -> java.util.Arrays.stream(choice)
                        .mapToObj(s -> Integer.toString(s + 1))
                        .collect(Collectors.joining(between)))
                .toList();
    }
}
