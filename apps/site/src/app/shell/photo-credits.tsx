import { useContext, useEffect, useState } from 'react';
import { PhotoDetailsContext } from '#lib/pictures/photo-details.ts';
import { photoPathsIn } from '#lib/pictures/photo-path.ts';
import { photoMessages as text } from '#messages/controls/photos.ts';

const shownPhotos = () => photoPathsIn([...document.images].map(({ src }) => src).join(' '));

/** While prerendering, every known photo belongs to this page. */
export function PhotoCredits() {
  const { details } = useContext(PhotoDetailsContext);
  const credited = Object.entries(details).filter(([, { credit }]) => credit.trim() !== '');
  const hasCredits = credited.length > 0;
  // A string, so that an equal list does not render again.
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || !hasCredits) return;
    const look = () => setShown(shownPhotos().join(' '));
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasCredits]);
  const paths = shown?.split(' ');
  const names = new Set(
    credited.flatMap(([path, { credit }]) => (!paths || paths.includes(path) ? credit.trim() : [])),
  );
  return names.size > 0 && <p>{text.credits([...names].sort())}</p>;
}
