package hissho.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BranchTest {

    @Test
    void aBranchNamesWhatItHas() {
        assertEquals("bet", new Figure.Branch("bet", "", true).text());
        assertEquals("1/3", new Figure.Branch("", "1/3", false).text());
        assertEquals("bet (1/3)", new Figure.Branch("bet", "1/3", false).text());
        assertEquals("", Figure.Branch.NONE.text());
    }
}
