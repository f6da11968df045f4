package hissho.app.web;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A statement that is false as printed, beside the right one: both are claims, and all that is said of them is said by their words. */
record WrongInPrint(Claim printed, Claim right) {

    /** Every pair of a refuted printed statement and its correction. */
    static List<WrongInPrint> among(List<Claim> claims) {
        var named = claims.stream().collect(Collectors.toMap(Claim::id, Function.identity()));
        return claims.stream()
                .filter(claim -> claim.id().endsWith(Erratum.PRINTED) && claim.known() == Claim.Verdict.FAILS)
                .flatMap(printed ->
                        Optional.ofNullable(named.get(id(printed)))
                                .map(right -> new WrongInPrint(printed, right))
                                .stream())
                .toList();
    }

    String id() {
        return right.id();
    }

    String statement(Words words) {
        return stated(right, "", words);
    }

    String printedStatement(Words words) {
        return stated(printed, "", words);
    }

    /** Where it is printed: the source without what is said of it. */
    String section(Words words) {
        return stated(printed, ".source", words).replaceFirst("(, as |（|、).*$", "");
    }

    private static String id(Claim printed) {
        return printed.id().substring(0, printed.id().length() - Erratum.PRINTED.length());
    }

    private static String stated(Claim claim, String part, Words words) {
        return words.say(claim.room() + ".claim." + claim.id() + part);
    }
}
