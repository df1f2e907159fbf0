"""A real proxy from Debian's packages with the site from deploy/, before a real server."""

import os
import shutil
import ssl
import subprocess
import sys
import tempfile
from pathlib import Path

import engines

DEPLOY = Path(__file__).parent.parent / "deploy"
NAME = "play.example.org"
THERE = [name for name in ("nginx", "caddy") if shutil.which(name)]
NGINX = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def swapped(text, changes):
    """Return a documented file with what differs here; all of it must be found."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


class Front:
    """A server, and a proxy that speaks TLS in front of it."""

    def __init__(self, kind):
        self.folder = Path(tempfile.mkdtemp(prefix="roundhouse-proxy-"))
        self.inside, self.port, self.plain = [engines.free_port() for _ in range(3)]
        self.url = f"https://{NAME}:{self.port}"
        self._certificate()
        self.trust = ssl.create_default_context(cafile=str(self.folder / "cert.pem"))
        self.log = (self.folder / "journal").open("wb")
        self.processes = [self._server(), self._proxy(kind)]
        for port in (self.inside, self.port):
            engines.wait_for(port)

    def _certificate(self):
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        made += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        made += ["-keyout", self.folder / "key.pem", "-out", self.folder / "cert.pem"]
        subprocess.run(made, check=True, capture_output=True)

    def _server(self):
        environment = {**os.environ, "ROUNDHOUSE_DATA": str(self.folder), "ROUNDHOUSE_LOG": "json"}
        environment |= {"ROUNDHOUSE_URL": self.url, "ROUNDHOUSE_BOT_PAUSE": "0"}
        command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(self.inside)]
        return subprocess.Popen(command, env=environment, stderr=self.log, stdout=self.log)

    def _proxy(self, kind):
        return subprocess.Popen(
            self._nginx() if kind == "nginx" else self._caddy(),
            env={**os.environ, "HOME": str(self.folder)},
            stderr=self.log,
            stdout=self.log,
        )

    def _nginx(self):
        letters = f"/etc/letsencrypt/live/{NAME}"
        changes = {
            "127.0.0.1:8000": f"127.0.0.1:{self.inside}",
            "listen 443 ssl": f"listen {self.port} ssl",
            "listen 80;": f"listen {self.plain};",
            f"{letters}/fullchain.pem": str(self.folder / "cert.pem"),
            f"{letters}/privkey.pem": str(self.folder / "key.pem"),
        }
        site = swapped((DEPLOY / "nginx.conf").read_text(), changes)
        user = "user root;" if os.getuid() == 0 else ""
        file = self.folder / "nginx.conf"
        file.write_text(NGINX.format(user=user, folder=self.folder, site=site))
        return ["nginx", "-p", self.folder, "-c", file]

    def _caddy(self):
        changes = {
            f"{NAME} {{": f"{self.url} {{\n\ttls {self.folder}/cert.pem {self.folder}/key.pem",
            "127.0.0.1:8000": f"127.0.0.1:{self.inside}",
        }
        site = swapped((DEPLOY / "Caddyfile").read_text(), changes)
        file = self.folder / "Caddyfile"
        file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
        return ["caddy", "run", "--config", file, "--adapter", "caddyfile"]

    def close(self):
        server, proxy = self.processes
        proxy.kill()  # which would wait for everybody who listens
        server.terminate()
        for process in self.processes:
            process.wait(30)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
