package hissho.algebra;

/** A formula as it is read from left to right: what is left of it, and where it cannot be read. */
abstract class FormulaText {

    final String text;

    /** The place of the next sign. */
    int at;

    FormulaText(String text) {
        this.text = text;
    }

    /** Passes a sign, and spaces before it, where it comes next. */
    final boolean take(String sign) {
        spaces();
        if (!text.startsWith(sign, at)) return false;
        at += sign.length();
        return true;
    }

    final void spaces() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    final BadExpression bad() {
        return new BadExpression(text, at + 1);
    }
}
