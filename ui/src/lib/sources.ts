/** Where an exercise comes from, said in the language of the page; names of books and people stay as they are. */
import type { Language } from './types';

const CARDS = '得点札つきトリックテイキングの論文';
const OWN = '自作の例';
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^own \w+ (?:after|in the manner of) (.*)$/u, `$1 にならった${OWN}`],
  [/^(?:own\b.*|Constructed)$/u, OWN],
  [/^Example (\S+) of section (\S+)$/u, '教科書 $2 例$1'],
  [/^Figure (\S+)(?: of the textbook)?$/u, '教科書 図$1'],
  [/^Textbook chapter (\S+)/u, '教科書 第$1章'],
  [/^Textbook appendix/u, '教科書 付録'],
  [/^(?:Textbook|textbook|Section) (\S+)/u, '教科書 $1'],
  [/^Exercise (\S+)/u, '教科書 演習 $1'],
  [/^(figure|worked values)(?: (\S+))? of the paper on trick-taking with scoring cards$/u, `${CARDS}`],
  [/^paper on trick-taking with scoring cards/u, CARDS],
  [/^Memory paper/u, '神経衰弱の論文'],
  [/^generalised Tanhinmin\b/u, '一般化単貧民の論文'],
  [/^two-player Tanhinmin\b/u, '2人単貧民の論文'],
  [/^printed program, /u, '論文のプログラム、'],
  [/^Evolutionary game theory$/u, '進化ゲーム理論'],
  [/^remark by (.*)$/u, '$1 の注意'],
  [/^found by exhaustive search.*$/u, '全数探索で見つけたもの'],
  [/(?<=\S) exercises? /u, ' 演習 '],
  [/(?<=\S) example /u, ' 例 '],
  [/, (?:after )?figure (\S+)/u, ' 図$1'],
  [/,? as printed$/u, '（印刷のまま）'],
  [/, corrected$/u, '（訂正したもの）'],
  [/, other draw values$/u, '、引き分けの別の値'],
  [/, first example$/u, '、最初の例'],
  [/, identical hands$/u, '、同じ手札'],
  [/, two ranks$/u, '、2種類の札'],
  [/, with a leader$/u, '、先導者のある場合'],
  [/, theorem on passing$/u, '、パスの定理'],
];

export const cited = (source: string, language: Language): string =>
  language === 'ja' ? SAID.reduce((text, [said, as]) => text.replace(said, as), source) : source;
