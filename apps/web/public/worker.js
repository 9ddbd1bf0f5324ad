// Registers the service worker, in a page of its own: the policy of every other page lets nobody do that.
const door = self.trustedTypes?.createPolicy("service-worker", {
  createScriptURL: () => "/sw.js",
});
void navigator.serviceWorker.register(door === undefined ? "/sw.js" : door.createScriptURL(""));
