// Fetched by load-code.js before any other code, where the browser is older.
import '@expat-buddy/older-browsers/polyfills';
