import { photos } from './en/photos.ts';
import { messagesOf } from './locale.ts';

export const usePhotoMessages = messagesOf({ en: photos });
