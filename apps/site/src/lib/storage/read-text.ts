/** An entry of localStorage; null where storage is forbidden. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser refuses the site every storage. */
export function isStorageForbidden(): boolean {
  try {
    localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
