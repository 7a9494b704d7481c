import simpleRestProvider from 'ra-data-simple-rest';
import { accountsClient } from './accounts-client.ts';
import { env } from '../supabase.ts';

export const accountsProvider = simpleRestProvider(
  `${env.supabaseUrl}/functions/v1/accounts`,
  accountsClient,
);
