/**
 * The translator of a browser puts an element in the place of each text node, while React keeps the node: what it then writes
 * into the node is seen by nobody, and removing it throws. A node that React changes therefore takes its place back (the
 * translator reads it again), and what it removes is the element that stands in its place.
 */
const standIns = new WeakMap<Node, Element>();
const taken = new WeakSet<Element>();

export function keepTranslatedTexts(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) takeBack(target);
  });
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE || removed.isConnected) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isNewFont);
        if (!standIn) continue;
        standIns.set(removed, standIn);
        taken.add(standIn);
        changes.observe(removed, { characterData: true });
      }
  }).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, inPlaceOf(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    const before = next && inPlaceOf(next, this);
    leaveBehind(node);
    insertBefore.call(this, node, before);
    return node;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    leaveBehind(node);
    appendChild.call(this, node);
    return node;
  };
}

/** What Chrome, Edge and Google put around a translated text. */
const isNewFont = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === "font" && !taken.has(node);

/** A text that moves stands itself where it goes; nothing stands where it was. */
function leaveBehind(node: Node): void {
  standIns.get(node)?.remove();
  standIns.delete(node);
}

function takeBack(node: Node): void {
  const standIn = standIns.get(node);
  if (standIn?.isConnected && !node.isConnected) standIn.replaceWith(node);
  standIns.delete(node);
}

/** The node itself, or the element that a translator put there. */
function inPlaceOf(node: Node, parent: Node): Node {
  const standIn = node.parentNode === parent ? undefined : standIns.get(node);
  return standIn?.parentNode === parent ? standIn : node;
}
