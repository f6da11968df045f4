/**
 * What is looked for on a page. It stands in the page's address and is kept while the browser is open, so that a
 * reload, Back, a copied address and coming back later all find it again.
 */
import type { Page } from './state.svelte';

export function looking<Wanted extends Record<string, string>>(page: Page, first: Wanted): Wanted {
  const key = `hissho-at-${page}`;
  const query = location.hash.split('?')[1] ?? sessionStorage.getItem(key) ?? '';
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is read once
  const asked = new URLSearchParams(query);
  const there = Object.keys(first).map((name) => [name, asked.get(name) ?? first[name]]);
  const wanted = $state(Object.fromEntries(there) as Wanted);
  $effect(() => {
    const said = Object.entries(wanted).filter(([name, value]) => value !== first[name]);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is written and forgotten
    const text = new URLSearchParams(said).toString();
    sessionStorage.setItem(key, text);
    history.replaceState(null, '', `#/${page}${text ? `?${text}` : ''}`);
  });
  return wanted;
}
