// While a preview is served: reloads the page when the site has been made again.
"use strict";
(() => {
  const events = new EventSource("/_kanon/events");
  let known = null;
  events.addEventListener("built", (event) => {
    if (known !== null && event.data !== known) location.reload();
    known = event.data;
  });
  addEventListener("pagehide", () => events.close());
})();
