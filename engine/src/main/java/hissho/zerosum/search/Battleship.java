package hissho.zerosum.search;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Battleship, or salvo: the hider places straight ships on a board without overlap; the shooter is told hit or miss after every
 * shot and goes on until everything is sunk. The payoff is the number of shots.
 */
public final class Battleship implements SearchGame<ShotTree> {

    /** The most fleets that are listed. */
    public static final int MOST_FLEETS = 20_000;

    private final Board board;
    private final List<Integer> ships;
    private final List<Long> fleets;
    private final List<int[]> symmetries;
    private final List<List<Integer>> orbits;
    private final int[] orbitOf;
    private final Map<Long, Integer> indices = new HashMap<>();

    public Battleship(int rows, int columns, List<Integer> ships) {
        this.board = new Board(rows, columns);
        this.ships = List.copyOf(ships);
        this.fleets = fleets(board, ships);
        if (fleets.isEmpty()) throw new IllegalArgumentException("the ships do not fit on the board");
        for (int f = 0; f < fleets.size(); f++) indices.put(fleets.get(f), f);
        this.symmetries = board.symmetries();
        this.orbitOf = new int[fleets.size()];
        this.orbits = orbits();
    }

    private static final int LONGEST = 62;

    static final Field<Integer> ROWS = Field.required("rows", Shape.whole(1, Board.MOST_SQUARES));
    static final Field<Integer> COLUMNS = Field.required("cols", Shape.whole(1, Board.MOST_SQUARES));
    private static final Shape<Integer> LENGTH = Shape.whole(1, LONGEST);
    private static final Shape<List<Integer>> LENGTHS = Shape.listOf(LENGTH, 1, 6);
    static final Field<List<Integer>> SHIP = Field.required(
            "ship",
            Shape.either(LENGTH, LENGTHS).by(node -> node.isList() ? LENGTHS.read(node) : List.of(LENGTH.read(node))));

    static Battleship read(Node document) {
        int rows = ROWS.in(document);
        int columns = COLUMNS.in(document);
        if (rows * columns > Board.MOST_SQUARES)
            throw document.bad("search.bad.board-too-large", rows * columns, Board.MOST_SQUARES);
        List<Integer> ships = SHIP.in(document);
        int most = fleets(new Board(rows, columns), ships).size();
        if (most == 0) throw document.get("ship").bad("search.bad.ships-do-not-fit");
        if (most > MOST_FLEETS) throw document.get("ship").bad("search.bad.too-many-fleets", MOST_FLEETS);
        return new Battleship(rows, columns, ships);
    }

    private static List<Long> fleets(Board board, List<Integer> ships) {
        Set<Long> found = new LinkedHashSet<>(List.of(0L));
        for (int length : ships) {
            Set<Long> larger = new LinkedHashSet<>();
            for (long fleet : found)
                for (long ship : board.placements(length)) {
                    if ((fleet & ship) == 0) larger.add(fleet | ship);
                    if (larger.size() > 4 * MOST_FLEETS) return List.copyOf(larger);
                }
            found = larger;
        }
        return List.copyOf(found);
    }

    private List<List<Integer>> orbits() {
        TreeMap<String, List<Integer>> byFirst = new TreeMap<>(Battleship::compareNames);
        for (int f = 0; f < fleets.size(); f++)
            byFirst.computeIfAbsent(canonicalName(fleets.get(f)), name -> new ArrayList<>())
                    .add(f);
        List<List<Integer>> found = new ArrayList<>(byFirst.values());
        for (int o = 0; o < found.size(); o++) for (int f : found.get(o)) orbitOf[f] = o;
        return found;
    }

    private String canonicalName(long fleet) {
        return symmetries.stream()
                .map(image -> Board.numbers(Board.apply(image, fleet)))
                .map(Battleship::written)
                .min(Battleship::compareNames)
                .orElseThrow();
    }

    private static int compareNames(String a, String b) {
        return Arrays.compare(squares(a), squares(b));
    }

    private static int[] squares(String name) {
        String inside = name.substring(name.indexOf('[') + 1, name.indexOf(']'));
        return Arrays.stream(inside.split(","))
                .mapToInt(s -> Integer.parseInt(s.strip()))
                .toArray();
    }

    private static String written(List<Integer> squares) {
        return squares.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
    }

    public int rows() {
        return board.rows();
    }

    public int columns() {
        return board.columns();
    }

    public List<Integer> ships() {
        return ships;
    }

    /** The sets of squares the ships can cover. Which ship covers which is no matter to the shooter. */
    List<Long> fleets() {
        return fleets;
    }

    int indexOf(long fleet) {
        return indices.getOrDefault(fleet, -1);
    }

    /** The squares of one placement of a class, numbered from 1 row by row. */
    public List<Integer> representative(int orbit) {
        return Arrays.stream(squares(classes().get(orbit).name())).boxed().toList();
    }

    List<int[]> symmetries() {
        return symmetries;
    }

    Board board() {
        return board;
    }

    public int placements() {
        return fleets.size();
    }

    public int symmetryCount() {
        return symmetries.size();
    }

    @Override
    public List<HidingClass> classes() {
        return orbits.stream()
                .map(orbit -> new HidingClass(
                        canonicalName(fleets.get(orbit.getFirst())) + "*", BigInteger.valueOf(orbit.size())))
                .toList();
    }

    /** The class that holds a placement named by its squares, as "[1,2]" or "[1,2]*", or -1. */
    public int classNamed(String name) {
        if (!name.strip().matches("\\[\\s*\\d{1,2}(\\s*,\\s*\\d{1,2})*\\s*\\]\\*?")) return -1;
        long fleet = 0;
        for (int square : squares(name)) {
            if (square < 1 || square > board.squares()) return -1;
            fleet |= 1L << (square - 1);
        }
        int index = indexOf(fleet);
        return index < 0 ? -1 : orbitOf[index];
    }

    /** The weight of each fleet when the classes have these weights. */
    RationalVector lifted(RationalVector weights) {
        return RationalVector.generate(
                fleets.size(),
                f -> weights.get(orbitOf[f]).over(orbits.get(orbitOf[f]).size()));
    }

    @Override
    public ShotTree bestPlan(RationalVector weights, Progress progress) {
        return new ShotProgram(this, lifted(weights), progress).plan();
    }

    @Override
    public RationalVector looks(ShotTree plan) {
        return RationalVector.generate(orbits.size(), o -> {
            long sum = 0;
            for (int f : orbits.get(o)) sum += plan.shots(fleets.get(f));
            return Rational.of(sum, orbits.get(o).size());
        });
    }

    @Override
    public String name(ShotTree plan) {
        List<Integer> first = new ArrayList<>();
        ShotTree at = plan;
        while (true) {
            first.add(at.square() + 1);
            if (at.miss().isEmpty()) break;
            at = at.miss().get();
        }
        return first.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }
}
