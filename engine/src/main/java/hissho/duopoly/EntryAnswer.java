package hissho.duopoly;

import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.Roots;
import hissho.kind.Answer;
import hissho.kind.AnsweredKind;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Verdict;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which of three things an incumbent does about an entrant: nothing, deter, or accommodate. */
record EntryAnswer(
        Entry game, Entry.Regime regime, RealRoot q1, Rational q2, RealRoot incumbentProfit, Rational entrantProfit)
        implements Answer {

    private static final int NEAR_PLACES = 2;

    private static final Field<Rational> A = Field.required("a", Shape.number());
    private static final Field<Rational> C = Field.required("c", Shape.number());
    private static final Field<Rational> FIXED = Field.required("fixedCost", Shape.number());
    private static final Field<Rational> Q1 = Field.optional("q1", Shape.number());
    private static final Field<List<Rational>> PROFILE = Field.optional("profile", Shape.listOf(Shape.number(), 2, 2));
    private static final Field<String> TIE = Field.optional("tieBreak", Shape.choice("stay out", "enter"), "stay out");

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("entry-deterrence", "duopoly", Chapter.DUOPOLY),
                Shape.fields(A, C, FIXED, Q1, PROFILE, TIE),
                EntryAnswer::read,
                (game, progress) -> of(game),
                List.of(
                        "regime",
                        "q1",
                        "q2",
                        "incumbentProfit",
                        "entrantProfit",
                        "profits",
                        "price",
                        "deterringOutput",
                        "keepingOut",
                        "deterrencePrice",
                        "deterrenceProfit",
                        "profitSacrificed",
                        "accommodationProfit",
                        "blockadedFrom",
                        "deterFrom",
                        "attained",
                        "monopolyQ",
                        "monopolyPrice",
                        "monopolyProfit",
                        "zeroAtQ1",
                        "reactionQ2",
                        "reactionProfit",
                        "generalFormula",
                        "replyQ2",
                        "replyPrice",
                        "replyIncumbentProfit",
                        "replyEntrantProfit",
                        "equilibrium",
                        "bestQ1Against0",
                        "bestDeviation",
                        "condition"));
    }

    private static Entry read(Node document) {
        Rational a = A.in(document);
        Rational c = C.in(document);
        Rational fixed = FIXED.in(document);
        if (c.isNegative()) throw document.get("c").bad("duopoly.bad.negative");
        if (fixed.isNegative()) throw document.get("fixedCost").bad("duopoly.bad.negative");
        if (a.compareTo(c) <= 0) throw document.bad("duopoly.bad.never", a, c);
        Optional<Rational> given = Q1.find(document);
        given.ifPresent(q -> CournotGame.notNegative(List.of(q), document.get("q1")));
        Optional<List<Rational>> profile = PROFILE.find(document);
        profile.ifPresent(both -> CournotGame.notNegative(both, document.get("profile")));
        return new Entry(a, c, fixed, given, profile, TIE.in(document).equals("stay out"));
    }

    static EntryAnswer of(Entry game) {
        Entry.Regime regime = game.regime();
        boolean enters = regime == Entry.Regime.ACCOMMODATE;
        Rational half = game.monopolyOutput();
        return new EntryAnswer(
                game,
                regime,
                enters ? RealRoot.of(half) : game.keepingOut(),
                enters ? half.over(2) : Rational.ZERO,
                enters ? RealRoot.of(game.accommodationProfit()) : game.deterrenceProfit(),
                enters ? game.entering(half) : Rational.ZERO);
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts().put("regime", () -> regime.name().toLowerCase(Locale.ROOT));
        Roots.put(facts, "q1", () -> q1);
        facts.put("q2", () -> q2);
        Roots.put(facts, "incumbentProfit", () -> incumbentProfit);
        facts.put("entrantProfit", () -> entrantProfit);
        Roots.put(
                facts,
                "price",
                () -> hissho.algebra.RootValue.of(
                        hissho.algebra.Polynomial.of(game.a().minus(q2), Rational.MINUS_ONE), q1));
        Roots.put(facts, "deterringOutput", game::deterringOutput);
        Roots.put(facts, "profits", () -> List.of(incumbentProfit, RealRoot.of(entrantProfit)));
        Roots.put(facts, "keepingOut", game::keepingOut);
        if (game.canBreakEven()) Roots.put(facts, "zeroAtQ1", game::deterringOutput);
        Roots.put(facts, "deterrencePrice", game::deterrencePrice);
        Roots.put(facts, "deterrenceProfit", game::deterrenceProfit);
        Roots.put(
                facts,
                "profitSacrificed",
                () -> hissho.algebra.RootValue.of(
                        hissho.algebra.Polynomial.of(game.monopolyProfit(), Rational.MINUS_ONE),
                        game.deterrenceProfit()));
        facts.put("accommodationProfit", game::accommodationProfit)
                .put("blockadedFrom", game::blockadedFrom)
                .put("attained", game::isAttained)
                .put("monopolyQ", game::monopolyOutput)
                .put("monopolyPrice", () -> game.a().plus(game.c()).over(2))
                .put("monopolyProfit", game::monopolyProfit);
        Roots.put(facts, "deterFrom", game::deterFrom);
        facts.put("reactionQ2", Formula.SAME, () -> "(" + game.d() + "-q1)/2")
                .put("reactionProfit", Formula.SAME, () -> "(" + game.d() + "-q1)^2/4-" + game.fixed())
                .put("generalFormula", Formula.SAME, () -> "a-c-2*sqrt(F)")
                .put("condition", () -> "0<=c<a, F>=0");
        game.given().ifPresent(q -> {
            Rational reply = game.reply(q);
            facts.put("replyQ2", () -> reply)
                    .put("replyPrice", () -> game.price(q, reply))
                    .put("replyIncumbentProfit", () -> game.incumbent(q, reply))
                    .put("replyEntrantProfit", () -> reply.isZero() ? Rational.ZERO : game.entering(q));
        });
        facts.put("bestQ1Against0", () -> game.best(Rational.ZERO));
        game.profile()
                .ifPresent(both -> facts.put("equilibrium", () -> game.isEquilibrium(both))
                        .put("bestDeviation", () -> List.of(game.best(both.get(1)), game.best(both.get(0)))));
        return facts;
    }

    @Override
    public Certificate certificate(Progress progress) {
        return EntryProof.of(this);
    }

    @Override
    public Message title() {
        return Message.of("duopoly.entry-deterrence.title");
    }

    @Override
    public Optional<Message> verdict(Facts facts) {
        return Verdict.of(facts, "equilibrium", "duopoly.entry-deterrence.verdict.")
                .or(() -> game.given().map(this::answered));
    }

    /** What follows the output of the incumbent that was asked about. */
    private Message answered(Rational q) {
        Rational reply = game.reply(q);
        return reply.isZero()
                ? Message.of("duopoly.entry-deterrence.verdict.out", q, game.incumbent(q, reply))
                : Message.of(
                        "duopoly.entry-deterrence.verdict.reply", q, reply, game.entering(q), game.incumbent(q, reply));
    }

    @Override
    public Message headline() {
        return Message.of(
                "duopoly.entry-deterrence." + (game.isAttained() ? regime.name().toLowerCase(Locale.ROOT) : "supremum"),
                near(q1),
                near(incumbentProfit),
                game.accommodationProfit(),
                q2);
    }

    /** A number to be compared with others: with a decimal beside it where it is irrational. */
    private static Object near(RealRoot number) {
        return !number.brief().contains("√")
                ? number.brief()
                : Message.of("duopoly.near", number.brief(), number.decimal(NEAR_PLACES));
    }

    @Override
    public List<String> told() {
        List<String> told = new ArrayList<>(List.of(
                "regime",
                "q1",
                "q2",
                "price",
                "incumbentProfit",
                "entrantProfit",
                "deterringOutput",
                "deterrenceProfit",
                "accommodationProfit",
                "monopolyProfit",
                "profitSacrificed",
                "blockadedFrom",
                "deterFrom",
                "replyQ2",
                "replyPrice",
                "replyIncumbentProfit",
                "replyEntrantProfit",
                "equilibrium",
                "bestDeviation"));
        if (!game.isAttained()) told.add(told.indexOf("entrantProfit") + 1, "attained");
        return told;
    }

    @Override
    public List<Section> sections(Words words) {
        return EntryFigures.of(game, words);
    }
}
