import { createFunctionsClient } from '@expat-buddy/domain/functions/functions-client';
import { env } from './env.ts';

export const functions = createFunctionsClient({
  url: env.supabaseUrl,
  publishableKey: env.publishableKey,
});
