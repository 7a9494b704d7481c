import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import {
  changesOf,
  type Description,
  describePhotos,
  trimmed,
} from '#features/photos/describe/describe-photos.ts';
import { t } from '#i18n/t.ts';
import type { Photo } from '../photo.ts';

const countOf = (count: number) => t('{count, plural, one {# photo} other {# photos}}', { count });

/** The texts of several photos, saved together. Those that could not be saved remain to be retried. */
export function useDescriptions(
  all: readonly Photo[],
  onSaved: (ids: string[]) => void,
  onClose: () => void,
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [written, setWritten] = useState<Readonly<Record<string, Description>>>({});
  const [savedIds, setSavedIds] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [isPublished, setPublished] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [summary, setSummary] = useState<string>();

  const photos = all.filter(({ id }) => !savedIds.includes(id));
  const textsOf = (photo: Photo): Description => written[photo.id] ?? trimmed(photo);
  const change = (changed: readonly Photo[], part: Partial<Description>) =>
    setWritten({
      ...written,
      ...Object.fromEntries(changed.map((photo) => [photo.id, { ...textsOf(photo), ...part }])),
    });

  async function saveAll() {
    setBusy(true);
    setSummary(undefined);
    const outcome = await describePhotos(
      photos.map((photo) => ({
        id: photo.id,
        change: changesOf(photo, textsOf(photo), isPublished),
      })),
    );
    const saved = photos.map(({ id }) => id).filter((id) => !outcome.failures[id]);
    const failed = photos.length - saved.length;
    setBusy(false);
    setFailures(outcome.failures);
    refresh();
    onSaved(saved);
    if (failed === 0) {
      notify(t('{count} saved.', { count: countOf(outcome.count) }), { type: 'success' });
      onClose();
      return;
    }
    setSavedIds([...savedIds, ...saved]);
    setSummary(
      t('{count} saved, {failed} not. Try again.', {
        count: countOf(outcome.count),
        failed: countOf(failed),
      }),
    );
  }

  const save = () => {
    if (!isBusy && photos.length > 0) void saveAll();
  };
  return { photos, textsOf, change, failures, isPublished, setPublished, isBusy, summary, save };
}
