package hissho.coalition;

import hissho.coalition.family.Airport;
import hissho.coalition.family.Assignment;
import hissho.coalition.family.BalancedMarket;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.family.CattleDrive;
import hissho.coalition.family.Chain;
import hissho.coalition.family.Family;
import hissho.coalition.family.FixedTree;
import hissho.coalition.family.Glove;
import hissho.coalition.family.LandlordPeasants;
import hissho.coalition.family.LinearProduction;
import hissho.coalition.family.MachinesWorkers;
import hissho.coalition.family.ObjectSale;
import hissho.coalition.family.SizeIfHas;
import hissho.coalition.family.Symmetric;
import hissho.coalition.family.Unanimity;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads a family of coalitional games and its parameters. */
final class FamilyReader {

    /** With so many players a family that has its own algorithms is still answered. */
    static final int MOST_PLAYERS = 100_000;

    /** More sellers and buyers than this would be a matrix too large to write. */
    private static final int MOST_SURPLUSES = 250_000;

    /** A tree with so many homes is still divided at once. */
    private static final int MOST_HOMES = 10_000;

    static final List<String> NAMES = List.of(
            "weighted-voting",
            "majority",
            "unanimity",
            "dictator",
            "un-security-council",
            "nassau",
            "symmetric",
            "glove",
            "machines-workers",
            "one-owner-two-buyers",
            "one-seller-m-buyers",
            "assignment",
            "balanced-market",
            "size-if-has-1",
            "size-if-has-1-or-2",
            "size-if-has-1-and-2",
            "chain",
            "airport",
            "bankruptcy",
            "cattle-drive",
            "landlord-peasants",
            "production",
            "road-network",
            "spanning-tree",
            "fixed-tree",
            "tsp-cost",
            "textbook");

    static final Field<String> FAMILY = Field.optional("family", Shape.choice(NAMES.toArray(String[]::new)));
    static final Field<Integer> P = Field.optional("P", Shape.whole(1, MOST_PLAYERS));
    static final Field<Integer> Q = Field.optional("Q", Shape.whole(1, MOST_PLAYERS));
    static final Field<List<Integer>> MACHINES =
            Field.optional("machines", Shape.listOf(Shape.whole(0, 1_000_000), 1, MOST_PLAYERS));
    static final Field<Integer> WORKERS = Field.optional("workers", Shape.whole(1, MOST_PLAYERS));
    static final Field<List<Rational>> VALUES = numbers("values");
    static final Field<Rational> SELLER_VALUE = Field.optional("sellerValue", Shape.number(), Rational.ZERO);
    static final Field<List<Rational>> SELLER_VALUES = numbers("sellerValues");
    static final Field<RationalMatrix> BUYER_VALUES = Field.optional("buyerValues", Shape.matrix(MOST_SURPLUSES));
    static final Field<RationalMatrix> SURPLUS =
            Field.optional("surplus", Shape.matrix(MOST_SURPLUSES)).looksLike("matrix");
    static final Field<List<Rational>> DEMANDS = numbers("demands");
    static final Field<List<Rational>> SUPPLIES = numbers("supplies");
    static final Field<List<Rational>> A = numbers("a");
    static final Field<List<Rational>> COSTS = numbers("costs");
    static final Field<Rational> ESTATE = Field.optional("estate", Shape.number());
    static final Field<List<Rational>> CLAIMS = numbers("claims");
    static final Field<Rational> PROFIT = Field.optional("profit", Shape.number(), Rational.of(1200));
    static final Field<Integer> GATEKEEPERS = Field.optional("gatekeepers", Shape.whole(1, 61), 2);
    static final Field<Integer> M = Field.optional("m", Shape.whole(1, MOST_PLAYERS - 1));
    static final Field<List<Rational>> F = numbers("f");
    static final Field<RationalMatrix> RESOURCES = Field.optional("resources", Shape.matrix(10_000));
    static final Field<RationalMatrix> TECHNOLOGY = Field.optional("technology", Shape.matrix(10_000));
    static final Field<List<Rational>> PRICES = numbers("prices");
    static final Field<List<Integer>> PARENTS =
            Field.optional("parents", Shape.listOf(Shape.whole(0, MOST_HOMES), 1, MOST_HOMES));
    static final Field<String> EXAMPLE = Field.optional("example", Shape.choice(TextbookGames.names()));

    static final List<Field<?>> FIELDS = Stream.of(
                    Stream.<Field<?>>of(
                            FAMILY,
                            P,
                            Q,
                            MACHINES,
                            WORKERS,
                            VALUES,
                            SELLER_VALUE,
                            SELLER_VALUES,
                            BUYER_VALUES,
                            SURPLUS,
                            DEMANDS,
                            SUPPLIES,
                            A,
                            COSTS,
                            ESTATE,
                            CLAIMS,
                            PROFIT,
                            GATEKEEPERS,
                            M,
                            F,
                            RESOURCES,
                            TECHNOLOGY,
                            PRICES,
                            PARENTS,
                            EXAMPLE),
                    VotingReader.FIELDS.stream(),
                    NetworkReader.FIELDS.stream())
            .flatMap(fields -> fields)
            .toList();

    private final Node document;
    private final Optional<Players> given;

    private FamilyReader(Node document, Optional<Players> given) {
        this.document = document;
        this.given = given;
    }

    private static Field<List<Rational>> numbers(String name) {
        return Field.optional(name, Shape.listOf(Shape.number(), 1, MOST_PLAYERS));
    }

    static CoalitionalGame read(Node document, String name, Optional<Players> given) {
        if (!NAMES.contains(name)) document.get("family").choice(NAMES.toArray(String[]::new));
        if (name.equals("textbook")) return TextbookGames.read(document);
        FamilyReader reader = new FamilyReader(document, given);
        if (NetworkReader.FAMILIES.contains(name)) return NetworkReader.read(document, name, given);
        Family family = reader.family(name);
        if (family.players() > MOST_PLAYERS)
            throw document.bad("coalition.bad.players", family.players(), MOST_PLAYERS);
        return CoalitionalGame.of(GameReader.naming(document, family.players()), family);
    }

    private Family family(String name) {
        return switch (name) {
            case "glove" -> new Glove(P.in(document), Q.in(document));
            case "machines-workers" -> new MachinesWorkers(MACHINES.in(document), WORKERS.in(document));
            case "one-owner-two-buyers" -> sale(name, values(3, 3));
            case "one-seller-m-buyers" -> seller(name);
            case "assignment" -> assignment();
            case "balanced-market" -> market();
            case "symmetric" -> new Symmetric(notTooMany(numbersAt("f")));
            case "size-if-has-1" -> new SizeIfHas(count(1), SizeIfHas.Condition.ONE);
            case "size-if-has-1-or-2" -> new SizeIfHas(count(2), SizeIfHas.Condition.EITHER);
            case "size-if-has-1-and-2" -> new SizeIfHas(count(2), SizeIfHas.Condition.BOTH);
            case "unanimity" -> new Unanimity(count(1), (1L << count(1)) - 1, GameReader.C.in(document));
            case "dictator" -> new Unanimity(count(1), 1, Rational.ONE);
            case "chain" -> new Chain(chain());
            case "airport" -> new Airport(notNegative("costs"));
            case "bankruptcy" -> bankruptcy();
            case "cattle-drive" -> new CattleDrive(PROFIT.in(document), GATEKEEPERS.in(document));
            case "landlord-peasants" -> new LandlordPeasants(harvest());
            case "production" -> production();
            case "fixed-tree" -> tree();
            default -> VotingReader.read(document, name, given);
        };
    }

    /** How many players the document says there are. */
    private int count(int least) {
        Players players = given.orElseThrow(() -> document.bad("core.bad.missing", "players"));
        if (players.count() < least || players.count() > Coalitions.MOST_PLAYERS)
            throw document.get(document.has("players") ? "players" : "names")
                    .bad("core.bad.out-of-range", players.count(), least, Coalitions.MOST_PLAYERS);
        return players.count();
    }

    private List<Rational> numbersAt(String name) {
        return document.get(name).list(1, MOST_PLAYERS).stream()
                .map(Node::rational)
                .toList();
    }

    private List<Rational> notTooMany(List<Rational> numbers) {
        if (numbers.size() > Coalitions.MOST_PLAYERS)
            throw document.bad("coalition.bad.players", numbers.size(), Coalitions.MOST_PLAYERS);
        return numbers;
    }

    private List<Rational> notNegative(String name) {
        for (Node node : document.get(name).list(1, MOST_PLAYERS))
            if (node.rational().isNegative()) throw node.bad("coalition.bad.negative", node.rational());
        return numbersAt(name);
    }

    private List<Rational> values(int least, int most) {
        Node node = document.get("values");
        int size = node.list().size();
        if (size < least || size > most) throw node.badSize(least, most, size);
        return notNegative("values");
    }

    private static ObjectSale sale(String name, List<Rational> values) {
        return new ObjectSale(name, values.getFirst(), values.subList(1, values.size()));
    }

    private ObjectSale seller(String name) {
        Rational own = SELLER_VALUE.in(document);
        if (own.isNegative()) throw document.get("sellerValue").bad("coalition.bad.negative", own);
        return new ObjectSale(name, own, values(1, MOST_PLAYERS - 1));
    }

    private Assignment assignment() {
        if (SURPLUS.isIn(document)) return new Assignment(SURPLUS.in(document));
        RationalVector sellers = RationalVector.of(numbersAt("sellerValues"));
        RationalMatrix buyers = BUYER_VALUES.in(document);
        if (buyers.width() != sellers.size())
            throw document.get("buyerValues").bad("coalition.bad.houses", sellers.size(), buyers.width());
        return new Assignment(RationalMatrix.generate(
                sellers.size(), buyers.height(), (i, j) -> buyers.get(j, i).minus(sellers.get(i))));
    }

    private BalancedMarket market() {
        List<Rational> demands = notNegative("demands");
        List<Rational> supplies = notNegative("supplies");
        Rational wanted = demands.stream().reduce(Rational.ZERO, Rational::plus);
        Rational offered = supplies.stream().reduce(Rational.ZERO, Rational::plus);
        if (!wanted.equals(offered)) throw document.get("supplies").bad("coalition.bad.unbalanced", offered, wanted);
        return new BalancedMarket(demands, supplies);
    }

    private List<Rational> chain() {
        List<Rational> a = A.isIn(document)
                ? numbersAt("a")
                : IntStream.rangeClosed(1, count(1)).mapToObj(Rational::of).toList();
        notDecreasing(a, "a", Rational.ZERO);
        return a;
    }

    private void notDecreasing(List<Rational> list, String name, Rational least) {
        Rational before = least;
        for (int k = 0; k < list.size(); k++) {
            if (list.get(k).compareTo(before) < 0)
                throw document.get(name).list().get(k).bad("coalition.bad.decreasing", list.get(k), before);
            before = list.get(k);
        }
    }

    private Bankruptcy bankruptcy() {
        Node node = document.get("estate");
        Rational estate = node.rational();
        if (estate.isNegative()) throw node.bad("coalition.bad.negative", estate);
        List<Rational> claims = notNegative("claims");
        Rational claimed = claims.stream().reduce(Rational.ZERO, Rational::plus);
        if (estate.compareTo(claimed) > 0) throw node.bad("coalition.bad.estate", estate, claimed);
        return new Bankruptcy(estate, claims);
    }

    private List<Rational> harvest() {
        List<Rational> f;
        if (F.isIn(document)) {
            f = new ArrayList<>(numbersAt("f"));
            if (M.isIn(document) && f.size() == M.in(document)) f.addFirst(Rational.ZERO);
        } else
            f = IntStream.rangeClosed(0, M.in(document)).mapToObj(Rational::of).toList();
        if (M.isIn(document) && f.size() != M.in(document) + 1)
            throw document.get("f").badSize(M.in(document) + 1, M.in(document) + 1, f.size());
        if (f.size() < 2) throw document.get("f").badSize(2, MOST_PLAYERS, f.size());
        return f;
    }

    private FixedTree tree() {
        List<Integer> above = PARENTS.in(document);
        List<Rational> costs = notNegative("costs");
        if (costs.size() != above.size()) throw document.get("costs").badSize(above.size(), above.size(), costs.size());
        for (Node node : document.get("parents").list()) node.whole(0, above.size());
        FixedTree tree = new FixedTree(above.stream().map(i -> i - 1).toList(), costs);
        if (!tree.isTree()) throw document.get("parents").bad("value.bad.not-a-tree");
        return tree;
    }

    private LinearProduction production() {
        RationalMatrix resources = RESOURCES.in(document);
        RationalMatrix technology = TECHNOLOGY.in(document);
        Node prices = document.get("prices");
        if (technology.width() != resources.width())
            throw document.get("technology").bad("core.bad.ragged", technology.width(), resources.width());
        if (prices.list().size() != technology.height())
            throw prices.badSize(
                    technology.height(), technology.height(), prices.list().size());
        for (String name : List.of("resources", "technology"))
            for (Node row : document.get(name).list())
                for (Node entry : row.list())
                    if (entry.rational().isNegative()) throw entry.bad("coalition.bad.negative", entry.rational());
        RationalVector price = prices.vector();
        for (int product = 0; product < technology.height(); product++)
            if (price.get(product).isPositive()
                    && technology.row(product).stream().allMatch(Rational::isZero))
                throw document.get("technology").list().get(product).bad("coalition.bad.free-product");
        if (resources.height() > Coalitions.MOST_IN_TABLE)
            throw document.get("resources").bad("coalition.bad.players", resources.height(), Coalitions.MOST_IN_TABLE);
        return new LinearProduction(resources, technology, price);
    }
}
