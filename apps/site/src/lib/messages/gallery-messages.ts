import { gallery } from './en/gallery.ts';
import { messagesOf } from './locale.ts';

export const useGalleryMessages = messagesOf({ en: gallery });
