// HTML as text: whatever is put into it is escaped, unless it is markup already.

export type Markup = { readonly text: string };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** html`<p>${name}</p>`: text is escaped, markup is taken as it is. */
export function html(words: TemplateStringsArray, ...parts: (Markup | string | number)[]): Markup {
  const filled = words.map((word, i) => {
    const part = parts[i];
    if (part === undefined) return word;
    return word + (typeof part === 'object' ? part.text : escaped(String(part)));
  });
  return { text: filled.join('') };
}

export const markup = (parts: readonly Markup[]): Markup => ({
  text: parts.map(({ text }) => text).join('\n'),
});

/** A table behind a summary: the figures of the chart above it, and all that did not fit. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Markup {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return {
    text: `<details><summary>All figures</summary><div class="wide"><table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('\n')}</tbody></table></div></details>`,
  };
}
