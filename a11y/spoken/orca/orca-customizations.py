"""Has Orca write what it would say, a line an utterance, to the file that ORCA_HEARD names; nothing sounds."""

import os

import orca.settings
import orca.speech

orca.settings.enableSound = False
orca.settings.enableKeyEcho = False


class Scribe:
    """Stands in for a speech server."""

    def speak(self, text=None, acss=None, interrupt=True):
        self.write(text)

    def speakCharacter(self, character, acss=None):
        self.write(character)

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            self.write(context.utterance)

    def write(self, text):
        with open(os.environ["ORCA_HEARD"], "a", encoding="utf-8") as heard:
            heard.write(f"{text}\n")

    def __getattr__(self, name):
        return lambda *positional, **named: None


def use_scribe(*_):
    orca.speech._speechserver = Scribe()


orca.speech.init = use_scribe
orca.speech._initSpeechServer = use_scribe
