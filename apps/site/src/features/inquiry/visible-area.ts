/**
 * Keeps a dialog inside what the keyboard of a phone leaves visible: the window's own units do not know
 * of the keyboard. A ref callback; writes `--visible-top` and `--visible-height` onto the dialog.
 */
export function followVisibleArea(dialog: HTMLElement | null): (() => void) | undefined {
  const area = window.visualViewport;
  if (!dialog || !area) return;
  const fit = () => {
    // Zoomed in with two fingers, the visitor moves around in the dialog as it is.
    if (area.scale > 1.01) return;
    dialog.style.setProperty('--visible-top', `${area.offsetTop}px`);
    dialog.style.setProperty('--visible-height', `${area.height}px`);
  };
  const fitAndShowFocus = () => {
    fit();
    const focused = document.activeElement;
    if (focused && dialog.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
  };
  fit();
  area.addEventListener('resize', fitAndShowFocus);
  area.addEventListener('scroll', fit);
  return () => {
    area.removeEventListener('resize', fitAndShowFocus);
    area.removeEventListener('scroll', fit);
  };
}
