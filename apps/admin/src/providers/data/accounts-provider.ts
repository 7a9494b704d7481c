import simpleRestProvider from 'ra-data-simple-rest';
import { accountsClient } from './accounts-client.ts';
import { env } from '../supabase.ts';

/** Users, admins, invitations and reset mails, served by the edge function `accounts`. */
export const accountsProvider = simpleRestProvider(
  `${env.supabaseUrl}/functions/v1/accounts`,
  accountsClient,
);
