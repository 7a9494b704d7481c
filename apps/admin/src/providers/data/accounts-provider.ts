import simpleRestProvider from 'ra-data-simple-rest';
import { env } from '../supabase.ts';
import { accountsClient } from './accounts-client.ts';

export const accountsProvider = simpleRestProvider(
  `${env.supabaseUrl}/functions/v1/accounts`,
  accountsClient,
);
