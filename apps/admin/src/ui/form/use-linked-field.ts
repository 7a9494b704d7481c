import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A select's own input is hidden; people focus its combobox. */
function controlOf(field: string, within: HTMLElement): HTMLElement | null {
  const named = within.querySelector<HTMLElement>(`[name="${field}"]`);
  if (named?.getAttribute('aria-hidden') !== 'true') {
    return (
      named ??
      within.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, button)`)
    );
  }
  return named.parentElement?.querySelector<HTMLElement>('[role="combobox"]') ?? null;
}

/** Shows and focuses the field that the address names: `/travels/edit/oran#papers`. */
export function useLinkedField(open: (field: string) => { panelId: string } | undefined) {
  const { hash, key } = useLocation();
  const [opened, setOpened] = useState<{ panelId: string; field: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation, and on nothing else
  useEffect(() => {
    const field = hash.slice(1);
    const panel = field ? open(field) : undefined;
    setOpened(panel && { ...panel, field });
  }, [hash, key]);
  // After the panel is shown: a hidden field takes no focus.
  useEffect(() => {
    const panel = opened && document.getElementById(opened.panelId);
    if (panel) controlOf(opened.field, panel)?.focus();
  }, [opened]);
}
