package hissho.app.document;

import hissho.document.BadDocument;
import hissho.words.Message;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The cells of the first sheet of an .xlsx workbook, which is a zip of XML files; nothing outside the file is ever read, and no more of it than the limits allow. */
final class Workbook {

    private static final String SHEETS = "xl/worksheets/";
    private static final String STRINGS = "xl/sharedStrings.xml";
    private static final String BOOK = "xl/workbook.xml";
    private static final String LINKS = "xl/_rels/workbook.xml.rels";
    private static final int MOST_COLUMNS = 1 << 14;

    /** Spreadsheets show fifteen figures; the two that are stored beyond them are the dirt of binary fractions. */
    private static final MathContext SHOWN = new MathContext(15);

    private final Limits limits;
    private final Map<String, byte[]> parts = new HashMap<>();

    private Workbook(Limits limits) {
        this.limits = limits;
    }

    /** The cells as lines with tabs between, as they would be pasted. */
    static String text(byte[] bytes, Limits limits) {
        Workbook book = new Workbook(limits);
        try {
            book.unzip(bytes);
            return book.written(book.cells());
        } catch (IOException | XMLStreamException e) {
            throw unreadable(Optional.ofNullable(e.getMessage())
                    .orElse("")
                    .lines()
                    .findFirst()
                    .orElse(""));
        }
    }

    private static BadDocument unreadable(String why) {
        return new BadDocument("", Message.of("app.bad.workbook", why));
    }

    private void unzip(byte[] bytes) throws IOException {
        long left = limits.bytes();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                boolean wanted =
                        name.startsWith(SHEETS) || name.equals(STRINGS) || name.equals(BOOK) || name.equals(LINKS);
                if (!wanted) continue;
                byte[] part = zip.readNBytes((int) Math.min(left + 1, Integer.MAX_VALUE - 8));
                left -= part.length;
                if (left < 0) throw new BadDocument("", Message.of("app.bad.too-long", limits.bytes() >> 20));
                parts.put(name, part);
            }
        } catch (IllegalArgumentException e) {
            throw new ZipException(e.getMessage());
        }
        if (!parts.containsKey(BOOK)) throw unreadable("no " + BOOK);
    }

    /** The part that holds the first sheet, as the workbook orders its sheets. */
    private byte[] firstSheet() throws XMLStreamException {
        String link = "";
        try (Reading book = new Reading(part(BOOK))) {
            while (link.isEmpty() && book.to("sheet")) link = book.attribute("id");
        }
        String target = "";
        if (parts.containsKey(LINKS))
            try (Reading links = new Reading(part(LINKS))) {
                while (target.isEmpty() && links.to("Relationship"))
                    if (links.attribute("Id").equals(link)) target = links.attribute("Target");
            }
        String name = target.startsWith("/") ? target.substring(1) : "xl/" + target;
        return part(target.isEmpty() ? SHEETS + "sheet1.xml" : name);
    }

    private byte[] part(String name) {
        return Optional.ofNullable(parts.get(name)).orElseThrow(() -> unreadable("no " + name));
    }

    private List<String> strings() throws XMLStreamException {
        List<String> strings = new ArrayList<>();
        if (parts.containsKey(STRINGS))
            try (Reading reading = new Reading(part(STRINGS))) {
                while (reading.to("si")) strings.add(reading.textWithin("si"));
            }
        return strings;
    }

    private List<List<String>> cells() throws XMLStreamException {
        List<String> strings = strings();
        List<List<String>> rows = new ArrayList<>();
        int count = 0;
        try (Reading sheet = new Reading(firstSheet())) {
            List<String> row = new ArrayList<>();
            while (sheet.toAny("row", "c")) {
                if (sheet.isAt("row")) {
                    row = new ArrayList<>();
                    rows.add(row);
                    continue;
                }
                String place = sheet.attribute("r");
                String type = sheet.attribute("t");
                int column = place.isEmpty() ? row.size() : column(place);
                if (++count > limits.values() || column >= MOST_COLUMNS)
                    throw new BadDocument("", Message.of("app.bad.too-many-values", limits.values()));
                while (row.size() < column) row.add("");
                row.add(value(place, type, sheet.textWithin("c"), strings));
            }
        }
        return rows;
    }

    /** The number of a column by the letters of a place such as AB12, from 0. */
    private static int column(String place) {
        int column = 0;
        for (int i = 0; i < place.length() && Character.isLetter(place.charAt(i)) && column < MOST_COLUMNS; i++)
            column = 26 * column + Character.toUpperCase(place.charAt(i)) - 'A' + 1;
        return column - 1;
    }

    private static String value(String place, String type, String text, List<String> strings) {
        return switch (type) {
            case "s" -> shared(text, strings);
            case "e" -> throw new BadDocument(place, Message.of("app.bad.cell-error", text));
            case "", "n" -> number(text);
            default -> text;
        };
    }

    private static String shared(String text, List<String> strings) {
        try {
            int at = Integer.parseInt(text.strip());
            if (at >= 0 && at < strings.size()) return strings.get(at);
        } catch (NumberFormatException e) {
            // told below
        }
        throw unreadable(STRINGS);
    }

    private static String number(String text) {
        if (text.isBlank()) return "";
        try {
            BigDecimal number = new BigDecimal(text.strip());
            if (number.precision() - number.scale() > 400 || number.scale() > 400) return text.strip();
            return number.round(SHOWN).stripTrailingZeros().toPlainString();
        } catch (NumberFormatException e) {
            return text.strip();
        }
    }

    private String written(List<List<String>> rows) {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows)
            text.append(String.join(
                            "\t",
                            row.stream()
                                    .map(cell ->
                                            cell.replaceAll("[\\t\\r\\n]+", " ").strip())
                                    .toList()))
                    .append('\n');
        return text.toString();
    }

    /** One XML file, element by element; document types and entities from elsewhere are not read. */
    private static final class Reading implements AutoCloseable {

        private final XMLStreamReader reader;

        Reading(byte[] part) throws XMLStreamException {
            XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
            factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
            factory.setProperty(XMLInputFactory.IS_COALESCING, true);
            InputStream stream = new ByteArrayInputStream(part);
            this.reader = factory.createXMLStreamReader(stream);
        }

        boolean to(String name) throws XMLStreamException {
            return toAny(name, name);
        }

        boolean toAny(String first, String second) throws XMLStreamException {
            while (reader.hasNext())
                if (reader.next() == XMLStreamConstants.START_ELEMENT && (isAt(first) || isAt(second))) return true;
            return false;
        }

        boolean isAt(String name) {
            return reader.getLocalName().equals(name);
        }

        String attribute(String name) {
            for (int i = 0; i < reader.getAttributeCount(); i++)
                if (reader.getAttributeLocalName(i).equals(name)) return reader.getAttributeValue(i);
            return "";
        }

        /** The text of all values and runs up to the end of this element; formulas and reading aids are left out. */
        String textWithin(String name) throws XMLStreamException {
            StringBuilder text = new StringBuilder();
            String inside = "";
            while (reader.hasNext()) {
                int event = reader.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    inside = reader.getLocalName();
                    if (inside.equals("rPh")) skip("rPh");
                } else if (event == XMLStreamConstants.END_ELEMENT) {
                    inside = "";
                    if (isAt(name)) break;
                } else if (event == XMLStreamConstants.CHARACTERS && (inside.equals("v") || inside.equals("t")))
                    text.append(reader.getText());
            }
            return text.toString();
        }

        private void skip(String name) throws XMLStreamException {
            while (reader.hasNext()) if (reader.next() == XMLStreamConstants.END_ELEMENT && isAt(name)) return;
        }

        @Override
        public void close() throws XMLStreamException {
            reader.close();
        }
    }
}
