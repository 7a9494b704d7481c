// How Chromium is started for tests, end-to-end and component tests alike.

// Only the last switch of a name counts, so Playwright's own list is repeated here.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Every window of a full Chromium would load the popups of its address bar, 0.4 s of CPU time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'PreloadTopChromeWebUI',
  // Every page would start a process for the next one.
  'SpareRendererForSitePerProcess',
];

const isRoot = process.getuid?.() === 0;

/** @param path where Chromium is, or 'playwright' for the one that Playwright manages itself. */
export function chromiumLaunchOptions(path: string | undefined) {
  return {
    executablePath: path === 'playwright' ? undefined : path,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      // Only what is visible is painted.
      '--force-gpu-mem-available-mb=16',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  };
}
