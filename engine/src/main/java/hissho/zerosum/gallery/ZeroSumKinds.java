package hissho.zerosum.gallery;

import hissho.kind.Kind;
import hissho.zerosum.blotto.BlottoKind;
import hissho.zerosum.countable.CountableFacts;
import hissho.zerosum.countable.CountableKind;
import hissho.zerosum.countable.PowerOfFourKind;
import hissho.zerosum.invariance.SymmetryKind;
import hissho.zerosum.lottery.Lotteries;
import hissho.zerosum.lottery.PureStrategy;
import hissho.zerosum.lottery.RandomisingDevice;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.FamilyKind;
import hissho.zerosum.parametric.ParametricKind;
import hissho.zerosum.question.MatrixKind;
import hissho.zerosum.search.BattleshipKind;
import hissho.zerosum.search.DresherKind;
import hissho.zerosum.semiinfinite.SemiInfiniteKind;
import java.util.ArrayList;
import java.util.List;

/** The kinds of this theory: matrix games, one kind for every family of named games, and one that takes any of them by name. */
public final class ZeroSumKinds {

    private ZeroSumKinds() {}

    public static List<Kind<?>> all() {
        List<Kind<?>> kinds = new ArrayList<>();
        for (Family family : Families.all()) kinds.add(kind(family));
        kinds.add(new BattleshipKind());
        kinds.add(new SemiInfiniteKind(true));
        kinds.add(new SemiInfiniteKind(false));
        kinds.add(new PowerOfFourKind());
        kinds.add(new CountableKind());
        kinds.add(new ParametricKind());
        kinds.add(new SymmetryKind());
        kinds.add(new NamedMatrixKind(List.copyOf(kinds)));
        kinds.add(NamedSeries.KIND);
        kinds.add(PureStrategy.KIND);
        kinds.add(Lotteries.KIND);
        kinds.add(RandomisingDevice.KIND);
        kinds.addFirst(new MatrixKind());
        return List.copyOf(kinds);
    }

    private static Kind<?> kind(Family family) {
        return switch (family.slug()) {
            case "colonel-blotto" -> new BlottoKind();
            case "dresher-guessing" -> new DresherKind();
            case "mendelsohn", "silverman" -> new FamilyKind(family, CountableFacts.KEYS);
            case "thievery" -> new FamilyKind(family, List.of("k"));
            default -> new FamilyKind(family, List.of());
        };
    }
}
