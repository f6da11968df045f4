package hissho.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.document.BadDocument;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matrices as spreadsheets hold them: the first sheet of a workbook with its names, cells saved as text, and everything that cannot be read refused with its reason. */
class WorkbookTest {

    private static final String BOOK = """
            <workbook xmlns:r="r"><sheets><sheet name="b" sheetId="7" r:id="rId3"/><sheet name="a" r:id="rId1"/></sheets></workbook>""";
    private static final String LINKS = """
            <Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet2.xml"/></Relationships>""";
    private static final String STRINGS = """
            <sst><si><t>left</t></si><si><r><t>ri</t></r><r><t>ght</t></r><rPh><t>no</t></rPh></si></sst>""";
    private static final String NAMED = """
            <row r="1"><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
            <row r="2"><c r="A2" t="inlineStr"><is><t>up</t></is></c><c r="B2"><v>0.30000000000000004</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>
            <row r="3"><c r="A3" t="str"><v>down</v></c><c r="B3"><v>3</v></c><c r="C3"><v>0</v></c></row>
            <row r="4"><c r="A4"/></row>""";

    @TempDir
    private Path folder = Path.of("");

    private static byte[] workbook(String rows) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            part(zip, "[Content_Types].xml", "<Types/>");
            part(zip, "xl/workbook.xml", BOOK);
            part(zip, "xl/_rels/workbook.xml.rels", LINKS);
            part(zip, "xl/sharedStrings.xml", STRINGS);
            part(zip, "xl/worksheets/sheet1.xml", "<worksheet><sheetData/></worksheet>");
            part(zip, "xl/worksheets/sheet2.xml", rows);
        }
        return bytes.toByteArray();
    }

    private static void part(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static String sheet(String rows) {
        return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
    }

    private Ran solved(String name, byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve(name), bytes);
        return Ran.hissho("solve", file.toString(), "--lang", "en");
    }

    @Test
    void theFirstSheetIsAMatrixWithNames() throws IOException {
        String workbook = solved("a.xlsx", workbook(sheet(NAMED))).out();
        String pasted = Ran.withInput("\tleft\tright\nup\t0.3\t2\ndown\t3\t0\n", "solve", "-", "--lang", "en")
                .out();
        assertEquals(pasted, workbook);
        assertTrue(workbook.contains("up 30/47"), workbook);
    }

    /** Every way in which a workbook can be none: told in a sentence with exit 2, never a fault of ours. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<worksheet><sheetData/></worksheet>",
                "<worksheet><sheetData><row r='1'><c r='A1'><v>1</v></c><c r='B1' t='e'><v>#DIV/0!</v></c></row></sheetData></worksheet>",
                "<worksheet><sheetData><row r='1'><c r='ZZZZZZZ1'><v>1</v></c></row></sheetData></worksheet>",
                "<worksheet><sheetData><row r='1'><c r='A1' t='s'><v>9</v></c><c r='B1'><v>1</v></c></row></sheetData></worksheet>",
                "<worksheet><sheetData><row r='1'><c r='A1'><v>1",
                "<!DOCTYPE w [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><worksheet><sheetData><row><c t='str'><v>&x;</v></c><c><v>1</v></c></row></sheetData></worksheet>",
                "no xml"
            })
    void whatCannotBeReadIsRefused(String sheet) throws IOException {
        Ran ran = solved("bad.xlsx", workbook(sheet));
        assertEquals(2, ran.code(), ran.err());
        assertEquals("", ran.out());
        assertEquals(1, ran.err().lines().count(), ran.err());
    }

    @Test
    void otherSpreadsheetsAreRefused() throws IOException {
        for (String name : new String[] {"old.xls", "open.ods", "none.xlsx"}) {
            Ran ran = solved(name, new byte[] {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0, 1, 2, 3});
            assertEquals(2, ran.code());
            assertTrue(ran.err().contains("save it as .xlsx or .csv"), ran.err());
        }
    }

    /** What unpacks to more than is read is not unpacked. */
    @Test
    void aLongSheetIsNotUnpacked() throws IOException {
        byte[] bytes = workbook(sheet("<row><c><v>" + "1".repeat(5000) + "</v></c></row>"));
        assertThrows(BadDocument.class, () -> Workbook.text(bytes, new Limits(1000, 1000, 1000, 10, 1000)));
    }

    /** Empty rows and columns at the edge are passed over, commas between quotation marks belong to their cell, and an amount is not a name. */
    @Test
    void cellsAsTheyAreSaved() throws IOException {
        String plain =
                solved("p.csv", "1,2\n3,0\n".getBytes(StandardCharsets.UTF_8)).out();
        for (String text :
                new String[] {"1,2,,\n3,0,,\n,,,\n", "\"1\",\"2\"\n\"3\",\"0\"\n", "1;2\n3;0\n", "1\t2\t\n3\t0\t\n"})
            assertEquals(
                    plain,
                    solved("t.csv", text.getBytes(StandardCharsets.UTF_8)).out(),
                    text);
        assertTrue(solved("n.csv", ",\"a, b\",c\nx,1,2\ny,3,0\n".getBytes(StandardCharsets.UTF_8))
                .out()
                .contains("a, b 1/2"));
        for (String text : new String[] {"$1.50,2 000\n3,0\n", "10%,20%\n3,0\n", "\"1,5\",\"2,5\"\n3,0\n"})
            assertEquals(
                    2, solved("d.csv", text.getBytes(StandardCharsets.UTF_8)).code(), text);
    }

    /** Examples and files, several in one call. */
    @Test
    void severalGamesAtOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("a.csv"), "1,2\n3,0\n");
        Ran ran = Ran.hissho("solve", "matrix/odd-or-even", file.toString(), "odd-or-even", "--format", "json");
        assertEquals(3, ran.out().lines().count(), ran.err());
        Ran one = Ran.hissho("solve", "matrix/odd-or-even", "matrix/odd-or-evn", "--lang", "en");
        assertEquals(2, one.code());
        assertTrue(one.err().contains("\"matrix/odd-or-evn\""), one.err());
        Ran other = Ran.hissho("solve", "method-saddle", "1,2,3", "--lang", "en");
        assertEquals(2, other.code());
        assertTrue(other.err().contains("is an example as it stands"), other.err());
    }
}
