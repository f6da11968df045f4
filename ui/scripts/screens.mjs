/**
 * Takes the pictures of the pages that the documentation shows.
 *
 *     HISSHO_ADDRESS=http://localhost:PORT node scripts/screens.mjs
 */
import { join } from 'node:path';
import { launched, opened, ROOT, settled } from './browsing.mjs';

const address = process.env.HISSHO_ADDRESS;
if (!address) throw new Error('say where the server is: HISSHO_ADDRESS=http://localhost:PORT');
const MATRIX = {
  kind: 'matrix',
  matrix: [
    [2, 3, 5],
    [4, 1, 6],
  ],
  rowLabels: ['up', 'down'],
  colLabels: ['left', 'middle', 'right'],
};
const HAND = { kind: 'trick', word: 'ABBBABABAA', scoring: 2, leader: 'right' };
const SCREENS = [
  { name: 'home-en', page: 'home' },
  { name: 'solve-en', page: 'solve', document: MATRIX, wait: 'article svg' },
  { name: 'play-en', page: 'play', document: HAND, wait: '[data-board] [data-part]' },
  { name: 'explore-en', page: 'explore' },
  { name: 'referee-en', page: 'referee', wait: '[data-claim]' },
  { name: 'textbook-ja', page: 'textbook', wait: '.entries button', look: { locale: 'ja-JP' } },
  { name: 'solve-phone', page: 'solve', document: MATRIX, wait: 'article svg', look: { width: 360, height: 740 } },
];

const shared = { browser: await launched(), address };
for (const { name, page, document, wait, look } of SCREENS) {
  const visitor = await opened(shared, look);
  await visitor.visit(page, document);
  if (wait) await visitor.page.locator(wait).first().waitFor({ timeout: 30_000 });
  await settled(visitor.page);
  await visitor.page.screenshot({ path: join(ROOT, 'docs', 'screens', `${name}.png`) });
  await visitor.leave();
}
await shared.browser.close();
