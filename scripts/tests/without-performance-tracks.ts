// Component tests run React’s development build, which records every render and element for the
// developer tools of a browser that has these functions.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
