// Fetched by browsers that need them only (needs-polyfills.ts).
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
import 'core-js/actual/map/group-by';
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/string/is-well-formed';
import 'core-js/actual/string/to-well-formed';
import 'core-js/actual/url/can-parse';
import '@oddbird/popover-polyfill';
