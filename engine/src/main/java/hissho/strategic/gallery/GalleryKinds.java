package hissho.strategic.gallery;

import hissho.kind.Kind;
import hissho.strategic.named.Families;
import hissho.strategic.named.Family;
import java.util.ArrayList;
import java.util.List;

/** The kinds of this room: one for every family of named games, and one that takes any of them by name. */
public final class GalleryKinds {

    private GalleryKinds() {}

    public static List<Kind<?>> all() {
        List<Kind<?>> kinds = new ArrayList<>();
        for (Family family : Families.all()) kinds.add(new FamilyKind(family));
        kinds.add(new NamedMatrixKind(List.copyOf(kinds)));
        return List.copyOf(kinds);
    }
}
