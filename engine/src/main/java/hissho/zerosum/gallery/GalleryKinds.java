package hissho.zerosum.gallery;

import hissho.kind.Kind;
import hissho.zerosum.named.Families;
import hissho.zerosum.named.Family;
import java.util.ArrayList;
import java.util.List;

/** The kinds of this room: one for every family of named games, and one that takes any of them by name. */
public final class GalleryKinds {

    private GalleryKinds() {}

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
        return List.copyOf(kinds);
    }

    private static Kind<?> kind(Family family) {
        return switch (family.slug()) {
            case "colonel-blotto" -> SearchedFamilyKind.blotto(family);
            case "dresher-guessing" -> SearchedFamilyKind.dresher(family);
            default -> new FamilyKind(family);
        };
    }
}
