import { team } from './en/team.ts';
import { messagesOf } from './locale.ts';

export const useTeamMessages = messagesOf({ en: team });
