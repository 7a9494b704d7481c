const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Finds the element that took the place of a text node: put beside it, or in one step with its removal. */
function watchTranslations() {
  const translations = new WeakMap<Node, Element>();

  function note(records: readonly MutationRecord[]) {
    const unused = new Set<Node | null>();
    const gaps = new Set<MutationRecord>();
    const pair = (texts: Iterable<Node>, element: Node) => {
      for (const text of texts) translations.set(text, element as Element);
      unused.delete(element);
    };
    for (const record of records) {
      const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
      const texts = [...removedNodes].filter(isText);
      const element = [...addedNodes].find(isElement);
      const beside = [previousSibling, nextSibling].find((node) => unused.has(node));
      if (texts.length > 0) {
        if (element ?? beside) pair(texts, (element ?? beside) as Node);
        else gaps.add(record);
      } else if (element) {
        unused.add(element);
        for (const gap of gaps) {
          const isSame = gap.previousSibling === previousSibling && gap.nextSibling === nextSibling;
          if (!isSame || gap.target !== target) continue;
          pair(gap.removedNodes, element);
          gaps.delete(gap);
        }
      }
    }
  }

  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  return (node: Node): Element | undefined => {
    note(observer.takeRecords());
    return translations.get(node);
  };
}

/**
 * Browsers that translate a page put elements in the place of its text nodes, or around them. React goes on
 * moving, removing and updating the nodes that it made: it fails, or writes texts that nobody sees
 * (https://github.com/facebook/react/issues/11538). With this guard, the translation moves and goes with its
 * text node, and makes room for a new text, which is then translated in turn.
 */
export function guardTranslatedText(): void {
  const { insertBefore, appendChild, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const translationOf = watchTranslations();

  const remove = (node: Node) => {
    if (node.parentNode) removeChild.call(node.parentNode, node);
  };

  /** Before React moves the text to `parent`: its translation stays behind otherwise. */
  function leaveTranslation(node: Node, parent: Node) {
    const translation = isText(node) && node.parentNode !== parent && translationOf(node);
    if (translation && !translation.contains(parent)) remove(translation);
  }

  function childAt(node: Node, parent: Node): Node | null {
    let child: Node | null | undefined = node.parentNode ? node : translationOf(node);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? null;
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T;
    const translation = isText(node) && translationOf(node);
    remove(translation && translation.parentNode === this ? translation : node);
    return node;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isHere = !next || next.parentNode === this;
    leaveTranslation(node, this);
    return insertBefore.call(this, node, isHere ? next : childAt(next, this)) as T;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    leaveTranslation(node, this);
    return appendChild.call(this, node) as T;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      const translation = isText(this) && !this.parentNode ? translationOf(this) : undefined;
      if (translation?.parentNode) {
        insertBefore.call(translation.parentNode, this, translation);
        remove(translation);
      }
      nodeValue?.set?.call(this, value);
    },
  });
}
