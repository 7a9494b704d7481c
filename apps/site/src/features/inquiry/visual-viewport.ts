/**
 * Keeps a dialog inside the area above the on-screen keyboard, which viewport units ignore. A ref
 * callback that sets `--visible-top` and `--visible-height`.
 */
export function followVisualViewport(dialog: HTMLElement | null): (() => void) | undefined {
  const area = window.visualViewport;
  if (!dialog || !area) return;
  const fit = () => {
    // After a pinch zoom, the visitor pans around in the dialog.
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
