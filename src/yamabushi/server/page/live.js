// The socket to a table: it comes back by itself, and nothing that was decided is lost or played twice.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const NOT_WELCOME = 1008;

export class Live {
  /** @param since says which version is known already; @param hear gets all news; @param tell whether it is connected */
  constructor(table, { token, name, since, hear, tell }) {
    Object.assign(this, { table, token, name, since, hear, tell, wait: FIRST_WAIT, pending: null, isClosed: false });
    this.hurry = () => this.timer && document.visibilityState === "visible" && this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    let isIn = false;
    let refused = false;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.since();
      this.send({ type: "hello", name: this.name, ...(this.token && { token: this.token }), ...(since && { since }) });
    };
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(data);
      if (news.type === "snapshot" && !isIn) {
        isIn = true;
        this.wait = FIRST_WAIT;
        this.tell(true);
        if (this.pending) this.send(this.pending);
      }
      refused ||= news.type === "refused" && !isIn;
      if (news.id && news.id === this.pending?.id) {
        if (news.is_retryable) setTimeout(() => this.pending?.id === news.id && this.send(this.pending), 1000);
        else this.pending = null;
      }
      this.hear(news);
    };
    socket.onclose = ({ code }) => {
      if (this.isClosed || socket !== this.socket) return;
      if (refused && code === NOT_WELCOME) return this.close();
      this.tell(false);
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  send(wish) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  /** Decides; the same id goes out again after a break, until there is an answer. */
  act(action, version) {
    if (this.pending) return;
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.pending = { type: "act", id, version, action };
    this.send(this.pending);
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket.close();
  }
}
