import { type ComponentType, type ReactNode, useState } from 'react';
import { whileLoading } from '#lib/loading-sign.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { GalleryPicture } from './gallery-picture.ts';

const loadViewer = () => import('./gallery-viewer.tsx');
type ViewerComponent = Awaited<ReturnType<typeof loadViewer>>['default'];

export type GalleryOpener = {
  open: (index: number, opener: HTMLElement) => void;
  /** On hover or focus. */
  preload: () => void;
  /** The full-screen viewer, once it has been opened. */
  viewer: ReactNode;
};

/** Loads the full-screen viewer when a picture is opened; closing it returns focus to the opener. */
export function useGalleryViewer(name: string, pictures: GalleryPicture[]): GalleryOpener {
  const { failure } = baseMessages;
  const [Viewer, setViewer] = useState<ComponentType<Parameters<ViewerComponent>[0]>>();
  const [shown, setShown] = useState<{ start: number; opener: HTMLElement }>();

  const open = async (start: number, opener: HTMLElement) => {
    try {
      const { default: loaded } = await whileLoading(loadViewer());
      setViewer(() => loaded);
      setShown({ start, opener });
    } catch {
      showToast({ title: failure.title, description: failure.text, variant: 'destructive' });
    }
  };
  const close = () => {
    setShown(undefined);
    shown?.opener.focus({ preventScroll: true });
  };

  return {
    open: (index, opener) => void open(index, opener),
    preload: () => void loadViewer().catch(() => {}),
    viewer: Viewer && shown && (
      <Viewer name={name} pictures={pictures} start={shown.start} onClose={close} />
    ),
  };
}
