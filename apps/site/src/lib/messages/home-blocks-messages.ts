import { homeBlocks } from './en/home-blocks.ts';
import { messagesOf } from './locale.ts';

export const useHomeBlockMessages = messagesOf({ en: homeBlocks });
