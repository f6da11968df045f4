package hissho.zerosum.gallery;

import hissho.document.Node;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.named.CardColour;
import hissho.zerosum.named.Daiquiri;
import hissho.zerosum.named.Diagonal;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.Guessing;
import hissho.zerosum.named.HolmesMoriarty;
import hissho.zerosum.named.IntegerGame;
import hissho.zerosum.named.MatchingPennies;
import hissho.zerosum.named.Normandy;
import hissho.zerosum.named.OddOrEven;
import hissho.zerosum.named.RockPaperScissors;
import hissho.zerosum.named.SquareGame;
import hissho.zerosum.named.Thievery;
import hissho.zerosum.named.Triangular;
import hissho.zerosum.named.Tridiagonal;
import hissho.zerosum.search.Dresher;
import java.util.List;
import java.util.Optional;

/** Every family of named matrix games. */
public final class Families {

    private static final List<Family> ALL = List.of(
            OddOrEven.FAMILY,
            CardColour.FAMILY,
            HolmesMoriarty.FAMILY,
            Daiquiri.FAMILY,
            SquareGame.LATIN,
            SquareGame.MAGIC,
            MatchingPennies.FAMILY,
            RockPaperScissors.FAMILY,
            Normandy.FAMILY,
            Guessing.AbsoluteDifference.FAMILY,
            Guessing.PowerOfTwo.FAMILY,
            Guessing.HighLow.FAMILY,
            Guessing.Discount.FAMILY,
            Guessing.Pascal.FAMILY,
            IntegerGame.Mendelsohn.FAMILY,
            IntegerGame.Silverman.FAMILY,
            Blotto.FAMILY,
            Dresher.FAMILY,
            Thievery.FAMILY,
            Tridiagonal.Helicopter.FAMILY,
            Tridiagonal.NumberHides.FAMILY,
            Diagonal.FAMILY,
            Triangular.FAMILY);

    private Families() {}

    public static List<Family> all() {
        return ALL;
    }

    /** Those that come in sizes. */
    static List<Family> sized() {
        return ALL.stream().filter(family -> family.names().contains("n")).toList();
    }

    static Optional<Family> find(String slug) {
        return ALL.stream().filter(family -> family.slug().equals(slug)).findFirst();
    }

    /** The family a document names, or a complaint that lists those there are. */
    public static Family named(Node name) {
        return find(name.text())
                .orElseThrow(() -> name.bad(
                        "named.bad.unknown-game",
                        name.text(),
                        String.join(", ", ALL.stream().map(Family::slug).toList())));
    }
}
