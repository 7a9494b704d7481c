import { guardTranslatedText } from '@expat-buddy/domain/browser/translated-text';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

type Props = { count: number; isOpen: boolean; order: readonly string[] };

function Page({ count, isOpen, order }: Props) {
  return (
    <main>
      <p>
        {count} trips {isOpen && <b>open</b>}
        {isOpen ? ' now' : null}
      </p>
      <p>
        {order.map((name) => (
          <Fragment key={name}>
            {name}
            <br />
          </Fragment>
        ))}
        end
      </p>
      <p>{isOpen ? 'yes' : <i>no</i>} or not</p>
      {isOpen && 'only text'}
    </main>
  );
}

const fontOf = (text: string) => {
  const outer = document.createElement('font');
  const inner = outer.appendChild(document.createElement('font'));
  inner.append(text);
  return outer;
};

/** The ways in which a text node can be replaced. */
const translators: Readonly<Record<string, (text: Text) => void>> = {
  'in one step': (text) => text.replaceWith(fontOf(text.data)),
  'inserting first': (text) => {
    text.before(fontOf(text.data));
    text.remove();
  },
  'inserting after it': (text) => {
    text.parentNode?.insertBefore(fontOf(text.data), text.nextSibling);
    text.parentNode?.removeChild(text);
  },
  'removing first': (text) => {
    const { parentNode, nextSibling, data } = text;
    text.remove();
    parentNode?.insertBefore(fontOf(data), nextSibling);
  },
  'moving it into the element': (text) => {
    const outer = fontOf('');
    text.replaceWith(outer);
    outer.firstChild?.appendChild(text);
  },
  'moving it before the element is inserted': (text) => {
    const { parentNode, nextSibling } = text;
    const outer = fontOf('');
    outer.firstChild?.appendChild(text);
    parentNode?.insertBefore(outer, nextSibling);
  },
};

let container: HTMLElement;
let root: Root;

beforeAll(guardTranslatedText);

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

const show = (props: Props) => flushSync(() => root.render(<Page {...props} />));

function translate(replace: (text: Text) => void) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.tagName !== 'FONT' && text.data.trim()) replace(text);
  }
}

const order = ['Algiers', 'Oran', 'Djanet'];
const states: readonly Props[] = [
  { count: 3, isOpen: true, order },
  { count: 12, isOpen: false, order: [...order].reverse() },
  { count: 4, isOpen: true, order: ['Djanet', 'Tlemcen'] },
  { count: 5, isOpen: false, order: [] },
];

const untranslated = states.map((props) => {
  const other = document.createElement('div');
  const plain = createRoot(other);
  flushSync(() => plain.render(<Page {...props} />));
  return other.textContent;
});

for (const [how, replace] of Object.entries(translators)) {
  it(`updates text that was replaced ${how}`, async () => {
    for (const [at, props] of states.entries()) {
      show(props);
      expect(container.textContent).toBe(untranslated[at]);
      translate(replace);
      expect(container.textContent).toBe(untranslated[at]);
    }
    root.unmount();
    expect(container.textContent).toBe('');
  });
}

it('updates text of which the translator has put back the original', () => {
  show({ count: 3, isOpen: true, order });
  const first = container.querySelector('p')?.firstChild as Text;
  const font = fontOf('trois');
  first.replaceWith(font);
  font.replaceWith(first);
  show({ count: 7, isOpen: false, order });
  expect(container.querySelector('p')).toHaveTextContent('7 trips');
});
